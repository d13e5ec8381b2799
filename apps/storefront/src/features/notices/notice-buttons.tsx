import { Button, IconButton } from '@souk/ui/button.tsx';
import { Bell, BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProductCard } from '../../lib/other-servers/answers.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { useNotice, type WantedNotice } from './notices.ts';

type StockNoticeButtonProps = { wanted: WantedNotice; fallback: ReactNode };

/** In place of "Add to cart" for what is sold out; the fallback on servers that send no such messages. */
export function StockNoticeButton({ wanted, fallback }: StockNoticeButtonProps) {
  const { t } = useI18n();
  const notice = useNotice(wanted);
  if (!notice) return fallback;
  return (
    <Button
      size="lg"
      variant={notice.isOn ? 'soft' : 'primary'}
      busy={notice.busy}
      aria-pressed={notice.isOn}
      onClick={notice.toggle}
      className="px-3!"
    >
      <NoticeIcon isOn={notice.isOn} />
      {notice.isOn ? t('You will be notified') : t('Notify me when available')}
    </Button>
  );
}

/** For products on the wishlist. */
export function PriceNoticeToggle({ product, isListed }: { product: ProductCard; isListed: boolean }) {
  const { t } = useI18n();
  const notice = useNotice({ product, kind: 'price-drop' }, isListed && product.in_stock);
  if (!notice) return null;
  return (
    <Button variant="text" busy={notice.busy} aria-pressed={notice.isOn} onClick={notice.toggle} className="justify-self-start">
      <NoticeIcon isOn={notice.isOn} />
      {t('Notify me about a price drop')}
    </Button>
  );
}

/** On a card of the wishlist: of the price or, if it is sold out, of its stock. */
export function NoticeBell({ product }: { product: ProductCard }) {
  const { t } = useI18n();
  const { name, in_stock } = product;
  const notice = useNotice({ product, kind: in_stock ? 'price-drop' : 'back-in-stock' });
  if (!notice) return null;
  return (
    <IconButton
      variant="float"
      size="sm"
      label={in_stock ? t('Notify me about a price drop of {name}', { name }) : t('Notify me when {name} is available', { name })}
      aria-pressed={notice.isOn}
      aria-busy={notice.busy || undefined}
      onClick={notice.toggle}
    >
      <NoticeIcon isOn={notice.isOn} />
    </IconButton>
  );
}

function NoticeIcon({ isOn }: { isOn: boolean }) {
  return isOn ? <BellRing aria-hidden="true" className="fill-current text-accent" /> : <Bell aria-hidden="true" />;
}
