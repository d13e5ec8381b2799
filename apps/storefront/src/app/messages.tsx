import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToasts } from '../ui/toast/toast.ts';

const ToastRegion = lazy(async () => ({ default: (await import('../ui/toast/toast-region.tsx')).ToastRegion }));

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
