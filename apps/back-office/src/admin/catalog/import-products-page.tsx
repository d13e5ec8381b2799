import { useNavigate } from 'react-router';
import { ImportForm } from '../../features/products/import/import-form.tsx';
import { BackLink } from '../../lib/back-link.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services.tsx';

/** Creates and changes many products by a CSV file. */
export function ImportProductsPage() {
  const { t } = useI18n();
  const navigate = useNavigate();
  return (
    <>
      <BackLink href={paths.products()} label={t('Products')} />
      <PageHeader title={t('Import products')} />
      <ImportForm onDone={() => void navigate(paths.products())} />
    </>
  );
}
