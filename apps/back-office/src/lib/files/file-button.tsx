import { downloadFile } from '@souk/client/api/download-file.ts';
import { useObjectUrl } from '@souk/ui/forms/use-files.ts';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { explainError, useServices } from '../services.tsx';

type FileButtonProps = {
  call: 'GET /admin/ticket-attachments/{id}' | 'GET /admin/return-photos/{id}' | 'GET /seller/return-photos/{id}';
  file: { id: number; name: string };
  isPicture: boolean;
  /** The classes of the size of a picture. */
  className?: string;
};

/** A button that downloads a file that only members may see; pictures have a thumbnail. */
export function FileButton({ call, file: { id, name }, isPicture, className = 'size-24' }: FileButtonProps) {
  const { api, i18n } = useServices();
  const { data: blob } = useQuery({
    queryKey: [call, id],
    queryFn: async ({ signal }) => {
      const answer = await api.request(call, { params: { id }, signal });
      return answer.ok ? answer.blob() : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isPicture,
  });
  const url = useObjectUrl(blob ?? undefined);
  const download = useMutation({
    mutationFn: () => downloadFile(api, call, { params: { id } }),
    onError: (error) => toast.error(explainError(i18n, error)),
  });
  return (
    <button
      type="button"
      disabled={download.isPending}
      onClick={() => download.mutate()}
      aria-label={i18n.t('Save {name}', { name })}
      className="block overflow-hidden rounded-md border border-line bg-surface hover:border-line-strong"
    >
      {isPicture ? (
        <span className={`block bg-tint ${className}`}>{url && <img src={url} alt="" className="size-full object-cover" />}</span>
      ) : (
        <span className="flex min-h-11 max-w-56 items-center gap-2 px-3 text-sm">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
          <bdi className="truncate">{name}</bdi>
        </span>
      )}
    </button>
  );
}
