import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAuth } from '../../lib/services/services-context.tsx';

const LoginDialog = lazyPart(
  () => import('./login-dialog.tsx'),
  ({ LoginDialog }) => LoginDialog,
);
const RegistrationDialog = lazyPart(
  () => import('./registration-dialog.tsx'),
  ({ RegistrationDialog }) => RegistrationDialog,
);
const ForgotDialogs = lazyPart(
  () => import('./forgot-dialogs.tsx'),
  ({ ForgotDialogs }) => ForgotDialogs,
);
const VerifyDialog = lazyPart(
  () => import('./verify-dialog.tsx'),
  ({ VerifyDialog }) => VerifyDialog,
);

/** The dialogs of the ways in, each loaded when it first opens. What was typed is gone with the dialog. */
export function IdentityDialogs() {
  const login = useAuth((state) => state.loginModal);
  const registration = useAuth((state) => state.registerModal);
  const forgot = useAuth((state) => state.forgotModal);
  const verify = useAuth((state) => state.verifyModal);
  return (
    <Suspense>
      {login && <LoginDialog />}
      {registration && <RegistrationDialog />}
      {forgot && <ForgotDialogs />}
      {verify && <VerifyDialog />}
    </Suspense>
  );
}
