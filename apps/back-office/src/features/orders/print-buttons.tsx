import { downloadFile } from '@souk/client/api/download-file.ts';
import { Button } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { explainError, useServices } from '../../lib/services.tsx';

/** As many orders as one file of packing slips has at most. */
const maxOrders = 50;

/** Downloads the packing slips of orders in one PDF, for A4 paper or for labels of 100 × 150 mm. */
export function PrintButtons({ codes }: { codes: readonly string[] }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const print = useMutation({
    mutationFn: (size: 'a4' | 'label') => downloadFile(api, 'GET /admin/packing-slips', { query: { codes: codes.join(','), size } }),
    onError: (error) => toast.error(explainError(i18n, error)),
  });
  const isTooMany = codes.length > maxOrders;
  return (
    <>
      {(['a4', 'label'] as const).map((size) => (
        <Button
          key={size}
          size="sm"
          variant="secondary"
          busy={print.isPending && print.variables === size}
          disabled={isTooMany || codes.length === 0}
          onClick={() => print.mutate(size)}
        >
          <Printer aria-hidden="true" />
          {size === 'a4' ? t('Packing slips (A4)') : t('Packing slips (100 × 150 mm)')}
        </Button>
      ))}
      {isTooMany && <p className="text-sm text-ink-muted">{t('At most {count} orders at once', { count: maxOrders })}</p>}
    </>
  );
}

/** Downloads the invoice of an order. */
export function InvoiceButton({ code }: { code: string }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const invoice = useMutation({
    mutationFn: () => downloadFile(api, 'GET /admin/orders/{code}/invoice', { params: { code } }),
    onError: (error) => toast.error(explainError(i18n, error)),
  });
  return (
    <Button size="sm" variant="secondary" busy={invoice.isPending} onClick={() => invoice.mutate()}>
      {t('Invoice')}
    </Button>
  );
}
