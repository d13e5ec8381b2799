import { downloadFile } from '@souk/client/api/download-file.ts';
import { Button } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { explainError, useServices } from '../../lib/services.tsx';

/** Downloads the statement of a month as a PDF or a CSV file. */
export function StatementButtons({ month }: { month: string }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const download = useMutation({
    mutationFn: (type: 'pdf' | 'csv') =>
      type === 'pdf'
        ? downloadFile(api, 'GET /seller/statement/pdf', { query: { month } })
        : downloadFile(api, 'GET /seller/statement/csv', { query: { month } }),
    onError: (error) => toast.error(explainError(i18n, error)),
  });
  const buttons = [
    { type: 'pdf', label: t('Statement (PDF)'), text: t('PDF') },
    { type: 'csv', label: t('Statement (CSV)'), text: t('CSV') },
  ] as const;
  return buttons.map(({ type, label, text }) => (
    <Button
      key={type}
      size="sm"
      variant="secondary"
      busy={download.isPending && download.variables === type}
      onClick={() => download.mutate(type)}
    >
      <Download aria-hidden="true" />
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{label}</span>
    </Button>
  ));
}
