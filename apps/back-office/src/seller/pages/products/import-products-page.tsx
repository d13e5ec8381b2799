import { ImportForm } from '../../../features/products/import/import-form.tsx';
import { BackLink } from '../../../lib/back-link.tsx';
import { PageHeader } from '../../../lib/page-header.tsx';
import { useI18n } from '../../../lib/services.tsx';
import { sellerPaths } from '../../paths.ts';
import { ReviewNote } from '../../products/review-note.tsx';
import { useShopImporter } from '../../products/use-shop-importer.ts';

/** Changes and proposes many products of the shop by a CSV file. */
export function ImportProductsPage() {
  const { t } = useI18n();
  const importer = useShopImporter();
  return (
    <>
      <BackLink href={sellerPaths.products()} label={t('Products')} />
      <PageHeader title={t('Import products')} />
      <ReviewNote />
      <ImportForm importer={importer} />
    </>
  );
}
