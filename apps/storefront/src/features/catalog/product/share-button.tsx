import { Share2 } from 'lucide-react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast/toast.ts';

/** Hands the page on: through the system's own sheet where there is one, otherwise as a copied link. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useI18n();
  async function handleShare() {
    const link = location.href;
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Closing the sheet rejects as well; whoever did that wants no message.
      return navigator.share({ title, url: link }).catch(() => undefined);
    }
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t('Link copied'));
    } catch {
      toast.error(t('The link could not be copied. It is in the address bar.'));
    }
  }
  return (
    <IconButton variant="outline" label={t('Share')} onClick={() => void handleShare()}>
      <Share2 aria-hidden="true" />
    </IconButton>
  );
}
