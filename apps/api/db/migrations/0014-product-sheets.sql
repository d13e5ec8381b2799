-- Products as a sheet: what can be bought bears a number of the operator's own, by which its line is known again.

-- Whoever gives none gets one of ours.
create sequence skus start 100001;
alter table product_variants
  add column sku text not null default 'SK' || nextval('skus') unique check (sku ~ '^\S(.{0,62}\S)?$'),
  -- At the end of the statement: two variants may swap their sizes.
  drop constraint product_variants_product_id_size_id_color_id_unit_id_key,
  add unique nulls not distinct (product_id, size_id, color_id, unit_id) deferrable;

-- Set where a product is not shown only because its shop is closed: it is there again when the shop opens.
alter table products add column hidden_with_shop boolean not null default false, add check (not (active and hidden_with_shop));
