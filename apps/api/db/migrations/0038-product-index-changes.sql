-- The ids of products that changed, for the copy of the catalogue that each process holds in memory (product-index). A process
-- reads the rows whose transaction may have ended after its last reading: `xid` is at least the xmin of that reading's snapshot.
create table product_index_changes (
  xid bigint not null default pg_current_xact_id()::text::bigint,
  product_id bigint not null,
  -- Whether the place of the product in the copy or its words changed, not only its stock, rating or sales.
  moved boolean not null,
  recorded_at timestamptz not null default now()
);
create index product_index_changes_by_xid on product_index_changes (xid);
create index product_index_changes_by_time on product_index_changes (recorded_at);

create function record_product_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into product_index_changes (product_id, moved) values (old.id, true);
  elsif tg_op = 'INSERT' then
    insert into product_index_changes (product_id, moved) values (new.id, true);
  else
    insert into product_index_changes (product_id, moved) values (new.id,
      (old.active, old.category_id, old.selling_price, old.search) is distinct from (new.active, new.category_id, new.selling_price, new.search));
  end if;
  return null;
end $$;
create trigger products_record_insert after insert on products
  for each row when (new.active) execute function record_product_change();
create trigger products_record_delete after delete on products
  for each row when (old.active) execute function record_product_change();
create trigger products_record_update after update on products
  for each row when ((old.active or new.active)
    and (old.active, old.category_id, old.sub_category_id, old.brand_id, old.shop_id, old.selling_price, old.price, old.in_stock, old.sold_count,
      old.rating_sum, old.rating_count, old.color_ids, old.size_ids, old.search)
    is distinct from (new.active, new.category_id, new.sub_category_id, new.brand_id, new.shop_id, new.selling_price, new.price, new.in_stock, new.sold_count,
      new.rating_sum, new.rating_count, new.color_ids, new.size_ids, new.search))
  execute function record_product_change();
