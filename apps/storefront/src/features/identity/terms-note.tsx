import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Link } from '../../ui/ui-context.tsx';

/** The terms that a new account accepts; the links open new tabs, so that what was typed stays. */
export function TermsNote() {
  const { t } = useI18n();
  return (
    <p className="mt-4 text-center text-xs text-ink-muted">
      {t('By signing up you agree to our')}{' '}
      <Link href={paths.terms()} target="_blank" className="underline">
        {t('Terms & Conditions')}
      </Link>{' '}
      {t('and')}{' '}
      <Link href={paths.privacy()} target="_blank" className="underline">
        {t('Privacy Policy')}
      </Link>
    </p>
  );
}
