import { lazy, Suspense } from 'react';
import { useAuth } from '../../lib/services/services-context.tsx';

const LoginDialog = lazy(() => import('./login-dialog.tsx').then((module) => ({ default: module.LoginDialog })));
const RegistrationDialog = lazy(() => import('./registration-dialog.tsx').then((module) => ({ default: module.RegistrationDialog })));
const ForgotDialogs = lazy(() => import('./forgot-dialogs.tsx').then((module) => ({ default: module.ForgotDialogs })));
const VerifyDialog = lazy(() => import('./verify-dialog.tsx').then((module) => ({ default: module.VerifyDialog })));

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
