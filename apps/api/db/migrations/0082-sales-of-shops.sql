-- A sale that a shop has planned itself; null for a flash sale of the marketplace.
alter table flash_sales add column shop_id bigint references shops on delete cascade;
create index flash_sales_by_shop on flash_sales (shop_id, ends_at) where shop_id is not null;
