import { useAuth, useServices } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { LoginForm } from './login-form.tsx';
import { OtherWay } from './other-way.tsx';
import { SocialButtons } from './social/social-buttons.tsx';

/** Sign-in by phone, or by who is known elsewhere; from here lead the ways to an account and to a new password. */
export function LoginDialog() {
  const { auth, i18n } = useServices();
  const open = useAuth((state) => state.loginModal);
  const reason = useAuth((state) => state.signInReason);
  const { t } = i18n;
  return (
    <Dialog open={open} onClose={() => auth.setState({ loginModal: false })} title={t('Login')}>
      {reason && <Note className="mb-4">{reason}</Note>}
      <LoginForm />
      <Button
        variant="text"
        size="sm"
        block
        className="mt-2.5 pointer-coarse:min-h-11"
        onClick={() => auth.setState({ loginModal: false, forgotModal: true })}
      >
        {t('Forgot password?')}
      </Button>
      <SocialButtons />
      <OtherWay question={t('New here?')} answer={t('Sign Up')} onPress={() => auth.setState({ loginModal: false, registerModal: true })} />
    </Dialog>
  );
}
