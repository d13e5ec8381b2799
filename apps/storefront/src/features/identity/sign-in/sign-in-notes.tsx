import { LinkedText } from '@souk/ui/linked-text.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';

type DialogSwitchProps = { question: string; answer: string; onPress: () => void };

/** The link to the other dialog below a form. */
export function DialogSwitch({ question, answer, onPress }: DialogSwitchProps) {
  return (
    <p className="mt-5 border-t border-line pt-4 text-center text-sm text-ink-muted">
      {question}{' '}
      <button type="button" className="hit-area relative font-semibold text-accent underline-offset-4 hover:underline" onClick={onPress}>
        {answer}
      </button>
    </p>
  );
}

/** The links open new tabs, so that the typed values are not lost. */
export function TermsNote() {
  const { t } = useI18n();
  const links = {
    terms: <NewTabLink href={paths.terms()} label={t('Terms & Conditions')} />,
    privacy: <NewTabLink href={paths.privacy()} label={t('Privacy Policy')} />,
  };
  return (
    <p className="mt-4 text-center text-xs text-ink-muted">
      <LinkedText text={t('By signing up you agree to our {terms} and {privacy}.')} links={links} />
    </p>
  );
}

function NewTabLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} target="_blank" className="underline">
      {label}
    </Link>
  );
}

/** People sign in with codes, so screens that set a password explain its use. */
export function PasswordNote() {
  const { t } = useI18n();
  return <p className="text-sm text-ink-muted">{t('You log in with a one-time code. You only need your password to change it.')}</p>;
}
