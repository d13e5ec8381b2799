import { ButtonLink } from '@souk/ui/button.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { useI18n } from '../../lib/services.tsx';
import { sellerPaths } from '../paths.ts';

/** An address without a page. */
export function NotFoundPage() {
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t('Page not found')} />
      <div>
        <ButtonLink href={sellerPaths.today()}>{t('Today')}</ButtonLink>
      </div>
    </>
  );
}
