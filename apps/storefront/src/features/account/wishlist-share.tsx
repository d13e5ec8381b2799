import { Button } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { wishlistLinkQuery } from './wishlist-link.ts';
import { WishlistLinkDialog } from './wishlist-link-dialog.tsx';

/** Opens the dialog that shares the wishlist by a link. */
export function WishlistShare() {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(wishlistLinkQuery(useApi()));
  if (!data) return null;
  return (
    <>
      <Button variant="secondary" size="sm" className="pointer-coarse:min-h-11" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" />
        {data.link ? t('Shared') : t('Share')}
      </Button>
      {open && <WishlistLinkDialog link={data.link} onClose={() => setOpen(false)} />}
    </>
  );
}
