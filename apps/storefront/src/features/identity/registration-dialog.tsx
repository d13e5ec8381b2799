import { useAuth, useServices } from '../../lib/services/services-context.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OtherWay } from './other-way.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { SocialButtons } from './social/social-buttons.tsx';
import { TermsNote } from './terms-note.tsx';

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
