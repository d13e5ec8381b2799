import { lazyPart } from '@souk/client/lazy-part.ts';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { PanelFrame } from '../lib/frame/panel-frame.tsx';
import { paths } from '../lib/paths.ts';
import { type Services, useServices } from '../lib/services.tsx';
import { createRoutes } from './create-routes.ts';

const SecondFactorDialog = lazyPart(
  () => import('./second-factor-dialog.tsx'),
  (code) => code.SecondFactorDialog,
);

/** The admin panel. */
export function App({ services }: { services: Services }) {
  return (
    <PanelFrame services={services} base="/admin" signIn={paths.signIn} createRoutes={createRoutes}>
      <SecondFactorPrompt />
    </PanelFrame>
  );
}

/** The dialog is loaded when it opens for the first time, and remains so that it can return the focus. */
function SecondFactorPrompt() {
  const { secondFactor } = useServices();
  const isOpen = useSyncExternalStore(secondFactor.subscribe, secondFactor.isOpen);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <SecondFactorDialog />
    </Suspense>
  );
}
