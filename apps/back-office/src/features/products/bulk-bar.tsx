import type { maxBulk as bulkLimit } from '@souk/contract/back-office/products';
import { Button } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { BulkBar } from '../../lib/list/bulk-bar.tsx';
import type { Selection } from '../../lib/list/selection.ts';
import { explainError, useI18n } from '../../lib/services.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkKind, bulkKinds, bulkTexts } from './product-words.tsx';

const maxBulk: typeof bulkLimit = 5000;

type BulkBarProps = {
  selection: Selection;
  currency: string;
  /** All products that the filters match; more than one change can have are not selected. */
  total: number;
  readAllIds: () => Promise<number[]>;
};

/** The actions for the selected products. */
export function ProductBulkBar({ selection, currency, total, readAllIds }: BulkBarProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const count = Math.min(total, maxBulk);
  const selectAll = useMutation({
    mutationFn: readAllIds,
    onSuccess: selection.select,
    onError: (error) => toast.error(explainError(i18n, error)),
  });
  const [kind, setKind] = useState<BulkKind>();
  return (
    <BulkBar selection={selection}>
      {selection.ids.size < count && (
        <Button size="sm" variant="secondary" busy={selectAll.isPending} onClick={() => selectAll.mutate()}>
          {i18n.plural(count, 'Select {count} product', 'Select all {count} products')}
        </Button>
      )}
      {bulkKinds.map((each) => (
        <Button key={each} size="sm" variant="secondary" onClick={() => setKind(each)}>
          {t(bulkTexts[each])}
        </Button>
      ))}
      {kind && (
        <BulkDialog
          key={kind}
          kind={kind}
          title={t(bulkTexts[kind])}
          ids={[...selection.ids]}
          currency={currency}
          onClose={() => setKind(undefined)}
          onDone={() => {
            setKind(undefined);
            selection.clear();
          }}
        />
      )}
    </BulkBar>
  );
}
