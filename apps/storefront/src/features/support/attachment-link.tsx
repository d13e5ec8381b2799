import type { TicketAttachment } from '@souk/contract/support';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { downloadFile } from '../../lib/api/download-file.ts';
import { failureWords } from '../../lib/api/failure-words.ts';
import { useServices } from '../../lib/services/services-context.tsx';
import { useObjectUrl } from '../../ui/files/use-object-url.ts';
import { toast } from '../../ui/toast/toast.ts';
import { ticketsQueries } from './tickets-queries.ts';

/** A file of a message: a picture is shown small; pressing it saves the file. */
export function AttachmentLink({ attachment }: { attachment: TicketAttachment }) {
  const { api, i18n } = useServices();
  const isPicture = attachment.type.startsWith('image/');
  const { data: blob } = useQuery({ ...ticketsQueries.attachment(api, attachment.id), enabled: isPicture });
  const url = useObjectUrl(blob ?? undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(api, 'GET /ticket-attachments/{id}', { params: { id: attachment.id } }),
    onError: (error) => toast.error(failureWords(i18n, error)),
  });
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={() => mutate()}
      aria-label={i18n.t('Save {name}', { name: attachment.name })}
      className="block overflow-hidden rounded-md border border-line bg-surface text-ink hover:border-line-strong"
    >
      {isPicture ? (
        <span className="block size-24 bg-tint">{url && <img src={url} alt="" className="size-full object-cover" />}</span>
      ) : (
        <span className="flex min-h-11 max-w-56 items-center gap-2 px-3 text-sm">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
          <bdi className="truncate">{attachment.name}</bdi>
        </span>
      )}
    </button>
  );
}
