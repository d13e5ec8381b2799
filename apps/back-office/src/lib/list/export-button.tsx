import type { Api, CallOptions } from '@souk/client/api/create-api.ts';
import type { AnyCallName, CallInput } from '@souk/contract/calls';
import { Button } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { explainError, useI18n } from '../services.tsx';

/** Downloads the file of a call. */
export async function download<Name extends AnyCallName>(api: Api, name: Name, input: CallInput<Name> & CallOptions): Promise<void> {
  const { downloadFile } = await import('@souk/client/api/download-file.ts');
  await downloadFile(api, name, input);
}

/** Downloads all rows that the filters of a list match. */
export function ExportButton({ download }: { download: () => Promise<void> }) {
  const i18n = useI18n();
  const { t } = i18n;
  const exporting = useMutation({ mutationFn: download, onError: (error) => toast.error(explainError(i18n, error)) });
  return (
    <Button variant="secondary" busy={exporting.isPending} onClick={() => exporting.mutate()}>
      {t('Export CSV')}
    </Button>
  );
}
