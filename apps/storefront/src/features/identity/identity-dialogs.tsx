import { lazy, Suspense } from 'react';
import { useAuth } from '../../lib/services/services-context.tsx';

const LoginDialog = lazy(() => import('./login-dialog.tsx').then((module) => ({ default: module.LoginDialog })));
const RegistrationDialog = lazy(() => import('./registration-dialog.tsx').then((module) => ({ default: module.RegistrationDialog })));

/** The dialogs of the ways in, each loaded when it first opens. What was typed is gone with the dialog. */
export function IdentityDialogs() {
  const login = useAuth((state) => state.loginModal);
  const registration = useAuth((state) => state.registerModal);
  return (
    <Suspense>
      {login && <LoginDialog />}
      {registration && <RegistrationDialog />}
    </Suspense>
  );
}
