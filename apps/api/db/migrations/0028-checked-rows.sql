-- The database itself refuses what only code refused before. A constraint's name is `<table>_<column>_limit_check`: the field that an
-- error names is read from it (platform/database/violated-field.ts).

alter table products add constraint products_price_limit_check check (price between 0 and 9007199254740991) not valid;
alter table products add constraint products_discount_price_limit_check check (discount_price between 0 and 9007199254740991) not valid;
alter table products add constraint products_selling_price_limit_check check (selling_price between 0 and 9007199254740991) not valid;
alter table product_variants add constraint product_variants_extra_price_limit_check check (extra_price between 0 and 9007199254740991) not valid;
alter table flash_sale_products add constraint flash_sale_products_price_limit_check check (price between 0 and 9007199254740991) not valid;
alter table cart_lines add constraint cart_lines_seen_price_limit_check check (seen_price between 0 and 9007199254740991) not valid;
alter table vouchers add constraint vouchers_discount_limit_check check (discount between 0 and 9007199254740991) not valid;
alter table vouchers add constraint vouchers_min_order_amount_limit_check check (min_order_amount between 0 and 9007199254740991) not valid;
alter table vouchers add constraint vouchers_max_discount_amount_limit_check check (max_discount_amount between 0 and 9007199254740991) not valid;
alter table delivery_bands add constraint delivery_bands_charge_limit_check check (charge between 0 and 9007199254740991) not valid;
alter table plans add constraint plans_price_limit_check check (price between 0 and 9007199254740991) not valid;
alter table purchases add constraint purchases_payable_amount_limit_check check (payable_amount between 0 and 9007199254740991) not valid;
alter table orders add constraint orders_total_amount_limit_check check (total_amount between 0 and 9007199254740991) not valid;
alter table orders add constraint orders_coupon_discount_limit_check check (coupon_discount between 0 and 9007199254740991) not valid;
alter table orders add constraint orders_membership_discount_limit_check check (membership_discount between 0 and 9007199254740991) not valid;
alter table orders add constraint orders_tax_amount_limit_check check (tax_amount between 0 and 9007199254740991) not valid;
alter table orders add constraint orders_delivery_charge_limit_check check (delivery_charge between 0 and 9007199254740991) not valid;
alter table orders add constraint orders_delivery_saved_limit_check check (delivery_saved between 0 and 9007199254740991) not valid;
alter table orders add constraint orders_payable_amount_limit_check check (payable_amount between 0 and 9007199254740991) not valid;
alter table order_lines add constraint order_lines_list_price_limit_check check (list_price between 0 and 9007199254740991) not valid;
alter table order_lines add constraint order_lines_price_limit_check check (price between 0 and 9007199254740991) not valid;
alter table order_lines add constraint order_lines_amount_limit_check check (amount between 0 and 9007199254740991) not valid;
alter table order_taxes add constraint order_taxes_amount_limit_check check (amount between 0 and 9007199254740991) not valid;
alter table voucher_redemptions add constraint voucher_redemptions_amount_limit_check check (amount between 0 and 9007199254740991) not valid;
alter table payments add constraint payments_amount_limit_check check (amount between 0 and 9007199254740991) not valid;
alter table refunds add constraint refunds_amount_limit_check check (amount between 0 and 9007199254740991) not valid;
alter table subscriptions add constraint subscriptions_price_limit_check check (price between 0 and 9007199254740991) not valid;
alter table subscriptions add constraint subscriptions_saved_amount_limit_check check (saved_amount between 0 and 9007199254740991) not valid;
alter table currencies add constraint currencies_rate_from_default_limit_check check (rate_from_default <> 'NaN') not valid;
alter table shops add constraint shops_delivery_days_min_limit_check check (delivery_days_min between 0 and delivery_days_max) not valid;
alter table vouchers add constraint vouchers_per_person_limit_limit_check check (per_person_limit > 0) not valid;
alter table vouchers add constraint vouchers_ends_at_limit_check check (starts_at <= ends_at) not valid;
alter table orders add constraint orders_quantity_limit_check check (quantity > 0) not valid;
alter table orders add constraint orders_membership_basis_points_limit_check check (membership_basis_points between 0 and 10000) not valid;
alter table order_taxes add constraint order_taxes_basis_points_limit_check check (basis_points between 0 and 10000) not valid;
alter table subscriptions add constraint subscriptions_discount_basis_points_limit_check check (discount_basis_points between 0 and 10000) not valid;

-- New and changed rows are checked from now on. An old row that breaks a rule must not stop an upgrade: its rule stays unvalidated.
do $$
declare rule record;
begin
  for rule in select conrelid::regclass::text as place, conname as name from pg_constraint
    where conname like '%\_limit\_check' and not convalidated and connamespace = current_schema()::regnamespace
  loop
    begin
      execute format('alter table %s validate constraint %I', rule.place, rule.name);
    exception when check_violation then
      raise warning 'rows of % break %', rule.place, rule.name;
    end;
  end loop;
end $$;

-- An order goes forward only (the command line checks each step), and what has arrived or is cancelled stays so.
create function check_order_status() returns trigger language plpgsql as $$
declare
  way text[] := array['Pending', 'Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered', 'Cancelled'];
begin
  if old.status in ('Delivered', 'Cancelled') or array_position(way, new.status) < array_position(way, old.status) then
    raise exception 'an order cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', table = 'orders', constraint = 'orders_status_limit_check';
  end if;
  return null;
end $$;
create trigger orders_check_status after update of status on orders
  for each row when (old.status is distinct from new.status) execute function check_order_status();

-- Money that came can only go back, and what went back stays so. A failed attempt may still be paid: a gateway's message may be late.
create function check_payment_status() returns trigger language plpgsql as $$
declare
  is_order boolean := tg_table_name = 'orders';
  former text := case when is_order then to_jsonb(old) ->> 'payment_status' else to_jsonb(old) ->> 'status' end;
  next text := case when is_order then to_jsonb(new) ->> 'payment_status' else to_jsonb(new) ->> 'status' end;
begin
  if former = 'Refunded' or former = 'Paid' and next <> 'Refunded' then
    raise exception 'a payment cannot go from % to %', former, next using errcode = 'check_violation', table = tg_table_name,
      constraint = case when is_order then 'orders_payment_status_limit_check' else 'payments_status_limit_check' end;
  end if;
  return null;
end $$;
create trigger orders_check_payment_status after update of payment_status on orders
  for each row when (old.payment_status is distinct from new.payment_status) execute function check_payment_status();
create trigger payments_check_status after update of status on payments
  for each row when (old.status is distinct from new.status) execute function check_payment_status();

-- No more goes back than came, neither of a payment nor of an order. The payment is locked, so that two refunds at once count each other.
create function check_refund() returns trigger language plpgsql as $$
begin
  perform from payments where id = new.payment_id for no key update;
  if (select sum(r.amount) from refunds r where r.payment_id = new.payment_id) > (select y.amount from payments y where y.id = new.payment_id)
    or (select sum(r.amount) from refunds r where r.payment_id = new.payment_id and r.order_id = new.order_id)
      > (select o.payable_amount from orders o where o.id = new.order_id) then
    raise exception 'more would go back than was paid'
      using errcode = 'check_violation', table = 'refunds', constraint = 'refunds_amount_limit_check';
  end if;
  return null;
end $$;
create trigger refunds_check after insert or update of amount, payment_id, order_id on refunds for each row execute function check_refund();

create function check_refunded_payment() returns trigger language plpgsql as $$
begin
  if (select sum(r.amount) from refunds r where r.payment_id = new.id) > new.amount then
    raise exception 'more has gone back than would have been paid'
      using errcode = 'check_violation', table = 'payments', constraint = 'payments_amount_limit_check';
  end if;
  return null;
end $$;
create trigger payments_check_refunded after update of amount on payments
  for each row when (new.amount < old.amount) execute function check_refunded_payment();

-- A person uses a voucher as often as it says. The voucher is locked, as whoever counts its use has locked it already.
create function check_redemption() returns trigger language plpgsql as $$
declare allowed int;
begin
  select per_person_limit into allowed from vouchers where id = new.voucher_id for no key update;
  if (select count(*) from voucher_redemptions r
      where r.voucher_id = new.voucher_id and r.person_id = new.person_id and r.released_at is null) > allowed then
    raise exception 'the voucher % is spent for the person %', new.voucher_id, new.person_id
      using errcode = 'check_violation', table = 'voucher_redemptions', constraint = 'voucher_redemptions_voucher_id_limit_check';
  end if;
  return null;
end $$;
create trigger voucher_redemptions_check after insert or update of released_at, voucher_id, person_id on voucher_redemptions
  for each row when (new.released_at is null) execute function check_redemption();
