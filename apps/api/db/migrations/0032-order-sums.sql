-- Sums over several rows are checked when the transaction that changed one of them commits. What no transaction changes stays as it is.

create function check_order_sums(checked_id bigint) returns void language plpgsql as $$
begin
  if exists (
    select from orders o where o.id = checked_id and (
      (o.total_amount, o.quantity) <> (select coalesce(sum(l.amount), 0), coalesce(sum(l.quantity), 0) from order_lines l where l.order_id = checked_id)
      or o.tax_amount <> (select coalesce(sum(t.amount), 0) from order_taxes t where t.order_id = checked_id))
  ) then
    raise exception 'the lines and taxes of the order % do not add up to it', checked_id
      using errcode = 'check_violation', table = 'orders', constraint = 'orders_total_amount_limit_check';
  end if;
end $$;

create function check_purchase_sum(checked_id bigint) returns void language plpgsql as $$
begin
  if exists (
    select from purchases p where p.id = checked_id and p.kind = 'order'
      and p.payable_amount <> (select coalesce(sum(o.payable_amount), -1) from orders o where o.purchase_id = checked_id)
  ) then
    raise exception 'the orders of the purchase % do not add up to it', checked_id
      using errcode = 'check_violation', table = 'purchases', constraint = 'purchases_payable_amount_limit_check';
  end if;
end $$;

create function check_sums_of_purchase() returns trigger language plpgsql as $$
begin
  perform check_purchase_sum(new.id);
  return null;
end $$;
create constraint trigger purchases_check_sum after insert or update of payable_amount on purchases deferrable initially deferred
  for each row when (new.kind = 'order') execute function check_sums_of_purchase();

create function check_sums_of_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform check_order_sums(new.id);
    perform check_purchase_sum(new.purchase_id);
  end if;
  if tg_op <> 'INSERT' then perform check_purchase_sum(old.purchase_id); end if;
  return null;
end $$;
create constraint trigger orders_check_sums
  after insert or delete or update of total_amount, tax_amount, quantity, payable_amount, purchase_id on orders
  deferrable initially deferred for each row execute function check_sums_of_order();

create function check_sums_of_part() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform check_order_sums(old.order_id); end if;
  if tg_op <> 'DELETE' then perform check_order_sums(new.order_id); end if;
  return null;
end $$;
create constraint trigger order_lines_check_sums after insert or delete or update of amount, quantity, order_id on order_lines
  deferrable initially deferred for each row execute function check_sums_of_part();
create constraint trigger order_taxes_check_sums after insert or delete or update of amount, order_id on order_taxes
  deferrable initially deferred for each row execute function check_sums_of_part();

-- An order that is paid has one successful payment. Placing an unpaid order does not run this.
create function check_paid_order() returns trigger language plpgsql as $$
declare
  unpaid bigint;
begin
  select o.id into unpaid from orders o
    where o.payment_status = 'Paid' and o.purchase_id = new.purchase_id and 1 <> (
      select count(*) from payment_orders c join payments y on y.id = c.payment_id
      where c.order_id = o.id and y.purchase_id = o.purchase_id and y.status = 'Paid')
    limit 1;
  if unpaid is not null then
    raise exception 'the order % is paid without exactly one successful payment', unpaid
      using errcode = 'check_violation', table = 'orders', constraint = 'orders_payment_status_limit_check';
  end if;
  return null;
end $$;
create constraint trigger orders_check_paid after insert or update of payment_status on orders deferrable initially deferred
  for each row when (new.payment_status = 'Paid') execute function check_paid_order();
create constraint trigger payments_check_paid after update of status on payments deferrable initially deferred
  for each row when (old.status is distinct from new.status) execute function check_paid_order();

-- A line of a cart is of a variant of its product. Where old rows break it, the former key stays and only new rows are checked.
alter table product_variants add constraint product_variants_of_product unique (product_id, id);
alter table cart_lines add constraint cart_lines_variant_of_product
  foreign key (product_id, variant_id) references product_variants (product_id, id) on delete cascade not valid;
do $$
begin
  alter table cart_lines validate constraint cart_lines_variant_of_product;
  alter table cart_lines drop constraint cart_lines_variant_id_fkey;
exception when foreign_key_violation then
  raise warning 'rows of cart_lines break cart_lines_variant_of_product';
end $$;
