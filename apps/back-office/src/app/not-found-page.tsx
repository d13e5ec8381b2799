import { ButtonLink } from '@souk/ui/button.tsx';
import { PageHeader } from '../lib/page-header.tsx';
import { paths } from '../lib/paths.ts';
import { useI18n } from '../lib/services.tsx';

/** An address without a page. */
export function NotFoundPage() {
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t('Page not found')} />
      <div>
        <ButtonLink href={paths.home()}>{t('Home')}</ButtonLink>
      </div>
    </>
  );
}
