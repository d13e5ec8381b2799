import type { ManagedShop } from '@souk/contract/back-office/shops';
import { Button } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../app/session.ts';
import { Fact } from '../../lib/fact.tsx';
import { TextLink } from '../../lib/frame/text-link.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Money } from '../../lib/money.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { useSetShopOpen } from './queries.ts';
import { ShopBadge, ShopRating } from './shop-words.tsx';

/** The figures of a shop, each with the list behind it. */
export function ShopFacts({ shop }: { shop: ManagedShop }) {
  const { t, number } = useI18n();
  const mayPromotions = useMay('promotions:read');
  const filter = { shop: String(shop.id) };
  return (
    <Panel title={t('Figures')}>
      <dl className="grid grid-cols-2 gap-3 text-sm">
        <Fact label={t('Products')}>
          <FigureLink href={paths.products(filter)}>{number(shop.products)}</FigureLink>
          {shop.hidden_products > 0 && (
            <span className="block text-xs text-ink-muted">{t('{count} hidden', { count: number(shop.hidden_products) })}</span>
          )}
        </Fact>
        <Fact label={t('Orders')}>
          <FigureLink href={paths.orders(filter)}>{number(shop.orders)}</FigureLink>
        </Fact>
        <Fact label={t('Sales without cancelled orders')}>
          <Money amount={shop.sales} currency={shop.currency} />
        </Fact>
        <Fact label={t('Rating')}>
          <ShopRating rating={shop.rating} count={shop.rating_count} />
        </Fact>
        <Fact label={t('Since')}>
          <Moment at={shop.created_at} />
        </Fact>
        <Fact label={t('Slug')}>
          <bdi dir="ltr" className="wrap-anywhere">
            {shop.slug}
          </bdi>
        </Fact>
      </dl>
      <TextLink href={paths.shopHealth({ shop: String(shop.id) })} className="text-sm">
        {t('Show its health')}
      </TextLink>
      {mayPromotions && (
        <TextLink href={paths.shopSales({ shop: String(shop.id) })} className="text-sm">
          {t('Show its own sales')}
        </TextLink>
      )}
      {shop.application_id !== null && (
        <TextLink href={paths.application({ id: shop.application_id })} className="text-sm">
          {t('Show its application')}
        </TextLink>
      )}
    </Panel>
  );
}

function FigureLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink href={href} strong className="tabular-nums">
      {children}
    </TextLink>
  );
}

/** Opens and closes the shop. */
export function ShopActions({ shop, name }: { shop: ManagedShop; name: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const showUndo = useUndoToast();
  const [asking, setAsking] = useState(false);
  const change = useSetShopOpen(shop.id);
  const handleChange = (isOpen: boolean) =>
    change.mutate(isOpen, {
      onSuccess: ({ entry_id }) => {
        setAsking(false);
        showUndo(isOpen ? t('Shop opened') : t('Shop closed'), entry_id);
      },
      onError: (error) => {
        setAsking(false);
        toast.error(explainError(i18n, error));
      },
    });
  return (
    <Panel title={t('Status')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ShopBadge isOpen={shop.is_open} />
        <Button
          size="sm"
          variant={shop.is_open ? 'danger' : 'secondary'}
          busy={change.isPending}
          onClick={() => (shop.is_open ? setAsking(true) : handleChange(true))}
        >
          {shop.is_open ? t('Close shop') : t('Open shop')}
        </Button>
      </div>
      <p className="text-sm text-ink-muted">
        {shop.is_open
          ? t('Closing hides the shop and its products. Existing orders continue.')
          : t('Opening shows the products that were hidden with it.')}
      </p>
      <ConfirmDialog
        open={asking}
        title={t('Close {name}?', { name })}
        text={t('Its products are hidden from shoppers until it is opened again.')}
        answers={{ cancel: t('Back'), confirm: t('Close shop') }}
        busy={change.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => handleChange(false)}
      />
    </Panel>
  );
}
