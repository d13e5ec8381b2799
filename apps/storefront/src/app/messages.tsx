import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { currentToasts, subscribeToasts } from '../ui/toast/toast.ts';

const ToastRegion = lazyPart(
  () => import('../ui/toast/toast-region.tsx'),
  ({ ToastRegion }) => ToastRegion,
);

/** The place of messages: loaded with the first one, and it stays. */
export function Messages() {
  const some = useSyncExternalStore(
    subscribeToasts,
    () => currentToasts().length > 0,
    () => false,
  );
  const [wanted, setWanted] = useState(false);
  if (some && !wanted) setWanted(true);
  return <Suspense>{wanted && <ToastRegion />}</Suspense>;
}
