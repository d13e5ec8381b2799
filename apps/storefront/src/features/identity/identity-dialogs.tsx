import { lazyPart } from '@souk/client/lazy-part.ts';
import { Suspense } from 'react';
import { useAuth } from '../../lib/services/services-context.tsx';

const LoginDialog = lazyPart(
  () => import('./sign-in/login-dialog.tsx'),
  ({ LoginDialog }) => LoginDialog,
);
const RegistrationDialog = lazyPart(
  () => import('./sign-in/registration-dialog.tsx'),
  ({ RegistrationDialog }) => RegistrationDialog,
);
const ResetPasswordDialogs = lazyPart(
  () => import('./sign-in/reset-password-dialogs.tsx'),
  ({ ResetPasswordDialogs }) => ResetPasswordDialogs,
);
const VerifyDialog = lazyPart(
  () => import('./sign-in/verify-dialog.tsx'),
  ({ VerifyDialog }) => VerifyDialog,
);

/** Each dialog is loaded when it first opens and unmounted when it closes. */
export function IdentityDialogs() {
  const login = useAuth((state) => state.loginModal);
  const registration = useAuth((state) => state.registerModal);
  const reset = useAuth((state) => state.resetModal);
  const verify = useAuth((state) => state.verifyModal);
  return (
    <Suspense>
      {login && <LoginDialog />}
      {registration && <RegistrationDialog />}
      {reset && <ResetPasswordDialogs />}
      {verify && <VerifyDialog />}
    </Suspense>
  );
}
