import { useNavigate } from 'react-router';
import { ImportForm } from '../../features/products/import/import-form.tsx';
import type { ProductImporter } from '../../features/products/import/use-import.ts';
import { BackLink } from '../../lib/back-link.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';

/** Creates and changes many products by a CSV file. */
export function ImportProductsPage() {
  const { t } = useI18n();
  const importer = useAdminImporter();
  return (
    <>
      <BackLink href={paths.products()} label={t('Products')} />
      <PageHeader title={t('Import products')} />
      <ImportForm importer={importer} />
    </>
  );
}

function useAdminImporter(): ProductImporter {
  const { api, i18n } = useServices();
  const { t, plural } = i18n;
  const navigate = useNavigate();
  const showUndo = useUndoToast();
  return {
    send: async (body) => (await api.call('POST /admin/product-import', { body })).data,
    createsSizes: true,
    isReviewed: false,
    tooLongText: t('The file is too large: split it, or import it with the command line.'),
    onImported({ created, changed, entry_id, can_undo }) {
      showUndo(plural(created + changed, '{count} product imported', '{count} products imported'), can_undo ? entry_id : null);
      void navigate(paths.products());
    },
  };
}
