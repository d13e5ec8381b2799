import { lazyPart } from '@souk/client/lazy-part.ts';
import { Button } from '@souk/ui/button.tsx';
import { Popover } from '@souk/ui/overlay/popover.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, LayoutGrid } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { siteQueries } from '../../lib/services/site-queries.ts';

const loadGrid = () => import('./category-grid.tsx');
const CategoryGrid = lazyPart(loadGrid, ({ CategoryGrid }) => CategoryGrid);

/** All categories under one button. They are fetched on hover, so that no page carries them unseen. */
export function CategoriesMenu() {
  const { t } = useI18n();
  const api = useApi();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState(false);
  function fetchSoon() {
    void queryClient.prefetchQuery(siteQueries.categories(api));
    // The error shows when the grid opens.
    loadGrid().catch(() => undefined);
  }
  return (
    <Popover
      closesOnBack
      onOpen={() => setWanted(true)}
      className="categories-panel p-4"
      trigger={(props) => (
        <Button {...props} variant="soft" className="max-[18rem]:px-2" onPointerEnter={fetchSoon} onFocus={fetchSoon}>
          <LayoutGrid aria-hidden="true" />
          {t('Categories')}
          <ChevronDown aria-hidden="true" />
        </Button>
      )}
    >
      {(close) =>
        wanted && (
          <Suspense>
            <CategoryGrid onPick={close} />
          </Suspense>
        )
      }
    </Popover>
  );
}
