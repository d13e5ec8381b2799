import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { downloadFile } from '../../lib/api/download-file.ts';
import { failureWords } from '../../lib/api/failure-words.ts';
import { useServices } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** Saves the invoice of an order. */
export function InvoiceButton({ orderId, className }: { orderId: number; className?: string }) {
  const { api, i18n } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(api, 'GET /orders/{id}/invoice', { params: { id: orderId } }),
    onError: (error) => toast.error(failureWords(i18n, error)),
  });
  return (
    <Button variant="secondary" className={className} busy={isPending} onClick={() => mutate()}>
      <FileText aria-hidden="true" />
      {i18n.t('Invoice')}
    </Button>
  );
}
