import { Link2, Share2 } from 'lucide-react';
import { copyLink, hasShareSheet, type Shared, sharePage } from '../../../lib/page/share-page.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { useHydrated } from '../../../lib/services/use-hydrated.ts';
import { BrandMark } from '../../../ui/brand-marks.tsx';
import { IconButton, iconButtonClass } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast/toast.ts';

type ShareLinksProps = { title: string /** The page's own address, with the site's. */; address: string };

/** Hands a post on: as a copied link, by WhatsApp, or with whatever the system has. */
export function ShareLinks({ title, address }: ShareLinksProps) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const say = (outcome: Shared) => {
    if (outcome === 'copied') toast.success(t('Link copied'));
    if (outcome === 'failed') toast.error(t('The link could not be copied. It is in the address bar.'));
  };
  return (
    <ul aria-label={t('Share')} className="flex gap-2">
      <li>
        <IconButton variant="outline" label={t('Copy link')} onClick={() => void copyLink(address).then(say)}>
          <Link2 aria-hidden="true" />
        </IconButton>
      </li>
      <li>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
          target="_blank"
          rel="noopener"
          aria-label={t('Share by WhatsApp')}
          className={iconButtonClass({ variant: 'outline' })}
        >
          <BrandMark name="whatsapp" />
        </a>
      </li>
      {hydrated && hasShareSheet() && (
        <li>
          <IconButton variant="outline" label={t('Share')} onClick={() => void sharePage(title, address).then(say)}>
            <Share2 aria-hidden="true" />
          </IconButton>
        </li>
      )}
    </ul>
  );
}
