import { downloadFile } from '@souk/client/api/download-file.ts';
import { Button } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { explainError, useServices } from '../../lib/services.tsx';

/** Downloads the packing slips of orders in one PDF, for A4 paper or for labels of 100 × 150 mm. */
export function PackingListButtons({ codes }: { codes: readonly string[] }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const print = useMutation({
    mutationFn: (size: 'a4' | 'label') => downloadFile(api, 'GET /seller/packing-slips', { query: { codes: codes.join(','), size } }),
    onError: (error) => toast.error(explainError(i18n, error)),
  });
  return (['a4', 'label'] as const).map((size) => (
    <Button
      key={size}
      size="sm"
      variant="secondary"
      busy={print.isPending && print.variables === size}
      disabled={codes.length === 0}
      onClick={() => print.mutate(size)}
    >
      <Printer aria-hidden="true" />
      {size === 'a4' ? t('Packing slips (A4)') : t('Packing slips (100 × 150 mm)')}
    </Button>
  ));
}
