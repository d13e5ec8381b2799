import { Share2 } from 'lucide-react';
import { sharePage } from '../../../lib/page/share-page.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast/toast.ts';

/** Hands the page on: through the system's own sheet where there is one, otherwise as a copied link. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useI18n();
  async function handleShare() {
    const outcome = await sharePage(title, location.href);
    if (outcome === 'copied') toast.success(t('Link copied'));
    if (outcome === 'failed') toast.error(t('The link could not be copied. It is in the address bar.'));
  }
  return (
    <IconButton variant="outline" label={t('Share')} onClick={() => void handleShare()}>
      <Share2 aria-hidden="true" />
    </IconButton>
  );
}
