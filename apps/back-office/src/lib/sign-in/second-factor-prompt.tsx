import { lazyPart } from '@souk/client/lazy-part.ts';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useServices } from '../services.tsx';
import type { SecondFactorCalls } from './second-factor-dialog.tsx';

const SecondFactorDialog = lazyPart(
  () => import('./second-factor-dialog.tsx'),
  (code) => code.SecondFactorDialog,
);

/** The dialog is loaded when it opens for the first time, and remains so that it can return the focus. */
export function SecondFactorPrompt({ calls }: { calls: SecondFactorCalls }) {
  const { secondFactor } = useServices();
  const isOpen = useSyncExternalStore(secondFactor.subscribe, secondFactor.isOpen);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <SecondFactorDialog calls={calls} />
    </Suspense>
  );
}
