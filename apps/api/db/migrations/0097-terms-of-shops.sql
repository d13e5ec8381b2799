-- Days to return of a shop, never fewer than those of the marketplace, and the stock up to which it is low; null: as the marketplace.
alter table shops
  add column return_days int constraint shops_return_days_check check (return_days between 1 and 365),
  add column low_stock int constraint shops_low_stock_check check (low_stock between 0 and 100);
alter table settings add column low_stock int not null default 4 constraint settings_low_stock_check check (low_stock between 0 and 100);

drop index product_variants_low;
create index product_variants_low on product_variants (stock) include (product_id) where active and stock > 0;

-- Once a day for each variant, however often its stock crosses the mark.
create or replace function notify_shop_of_stock() returns trigger language plpgsql as $$
begin
  perform record_shop_notification(p.shop_id, case when new.stock = 0 then 'out-of-stock' else 'low-stock' end, p.id::text,
    new.id || ' ' || to_char(now() at time zone 'utc', 'YYYY-MM-DD'), now())
    from products p join shops s on s.id = p.shop_id, lateral (select coalesce(s.low_stock, low_stock) as mark from settings) low
    where p.id = new.product_id and p.active and (new.stock = 0 or (new.stock <= low.mark and old.stock > low.mark));
  return null;
end $$;
drop trigger product_variants_record_notification on product_variants;
create trigger product_variants_record_notification after update of stock on product_variants for each row
  when (new.active and new.stock < old.stock and new.stock <= 100)
  execute function notify_shop_of_stock();
