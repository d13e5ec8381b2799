import type { ManagedFlashSale } from '@souk/contract/back-office/promotions/flash-sales';
import { Button } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { useEndFlashSale } from './flash-sale-queries.ts';

type FlashSaleActionsProps = { sale: ManagedFlashSale; name: string; onEnded: () => void };

/** Ends a sale early, or cancels one that has not started. */
export function FlashSaleActions({ sale, name, onEnded }: FlashSaleActionsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const showUndo = useUndoToast();
  const [asking, setAsking] = useState(false);
  const end = useEndFlashSale(sale.id);
  const handleEnd = () =>
    end.mutate(sale.version, {
      onSuccess: ({ entry_id }) => {
        showUndo(t('Flash sale ended'), entry_id);
        onEnded();
      },
      onError: (error) => toast.error(explainError(i18n, error)),
      onSettled: () => setAsking(false),
    });
  if (sale.state === 'ended') return null;
  return (
    <Panel title={t('Actions')}>
      <Button size="sm" variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {sale.state === 'running' ? t('End now') : t('Cancel the sale')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('End {name} now?', { name })}
        text={t('Its products have their regular prices again, also in carts. You can take it back.')}
        answers={{ cancel: t('Back'), confirm: t('End now') }}
        busy={end.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={handleEnd}
      />
    </Panel>
  );
}
