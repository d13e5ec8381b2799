import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';

/** Says that there is no connection, for as long as there is none. What is on the screen stays. */
export function OfflineNotice() {
  const { t } = useI18n();
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-4 z-50 grid place-items-center px-4">
      {!online && (
        <p className="flex items-center gap-2.5 rounded-full bg-inverse px-5 py-2.5 text-sm font-semibold text-on-inverse shadow-float">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {t('You are offline. What you see may be out of date.')}
        </p>
      )}
    </div>
  );
}

function listen(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
