import { ChevronDown, Smartphone } from 'lucide-react';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { StoreButtons } from './store-buttons.tsx';

/** There only where the shop has apps and says so. */
export function DownloadApp() {
  const { t } = useI18n();
  const shown = useSettings((state) => state.showDownloadApp);
  if (!shown) return null;
  return (
    <span className="hidden shrink-0 lg:block">
      <Popover
        align="end"
        className="p-4"
        trigger={(props) => (
          <Button {...props} variant="ghost" className="-me-3 px-3">
            <Smartphone aria-hidden="true" />
            {t('Download our app')}
            <ChevronDown aria-hidden="true" />
          </Button>
        )}
      >
        <StoreButtons />
      </Popover>
    </span>
  );
}
