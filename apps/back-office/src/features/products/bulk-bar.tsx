import { Button } from '@souk/ui/button.tsx';
import { useState } from 'react';
import { BulkBar, type Selection } from '../../lib/list/selection.tsx';
import { useI18n } from '../../lib/services.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkKind, bulkKinds, bulkTexts } from './product-words.tsx';

/** The actions for the selected products. */
export function ProductBulkBar({ selection, currency }: { selection: Selection; currency: string }) {
  const { t } = useI18n();
  const [kind, setKind] = useState<BulkKind>();
  return (
    <BulkBar selection={selection}>
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
