import { paths } from '../../lib/paths.ts';
import { useAuth, useI18n, useServices } from '../../lib/services/services-context.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { OtherWay } from './other-way.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { SocialButtons } from './social/social-buttons.tsx';

/** A new account. */
export function RegistrationDialog() {
  const { auth, i18n } = useServices();
  const { t } = i18n;
  const open = useAuth((state) => state.registerModal);
  return (
    <Dialog open={open} onClose={() => auth.setState({ registerModal: false })} title={t('Sign Up')}>
      <RegistrationForm />
      <TermsNote />
      <SocialButtons />
      <OtherWay
        question={t('Already have an account?')}
        answer={t('Login')}
        onPress={() => auth.setState({ registerModal: false, loginModal: true })}
      />
    </Dialog>
  );
}

/** In tabs of their own, so that what has been typed here stays. */
function TermsNote() {
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
