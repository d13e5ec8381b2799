-- An order follows modules/orders/domain/order-path.ts, and the shop cancels it until it is delivered. A test compares both rules.
create or replace function check_order_status() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('Pending', 'Confirm'), ('Pending', 'Cancelled'),
    ('Confirm', 'Processing'), ('Confirm', 'Pickup'), ('Confirm', 'On The Way'), ('Confirm', 'Cancelled'),
    ('Processing', 'Pickup'), ('Processing', 'On The Way'), ('Processing', 'Cancelled'),
    ('Pickup', 'On The Way'), ('Pickup', 'Delivered'), ('Pickup', 'Cancelled'),
    ('On The Way', 'Delivered'), ('On The Way', 'Cancelled')
  ) then
    raise exception 'an order cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', table = 'orders', constraint = 'orders_status_limit_check';
  end if;
  return null;
end $$;

-- A failed attempt may still be paid, because a gateway's message may be late. It never becomes pending again: a new attempt is a new row.
create or replace function check_payment_status() returns trigger language plpgsql as $$
declare
  is_order boolean := tg_table_name = 'orders';
  former text := case when is_order then to_jsonb(old) ->> 'payment_status' else to_jsonb(old) ->> 'status' end;
  next text := case when is_order then to_jsonb(new) ->> 'payment_status' else to_jsonb(new) ->> 'status' end;
begin
  if former = 'Refunded' or former = 'Paid' and next <> 'Refunded' or not is_order and former = 'Failed' and next = 'Pending' then
    raise exception 'a payment cannot go from % to %', former, next using errcode = 'check_violation', table = tg_table_name,
      constraint = case when is_order then 'orders_payment_status_limit_check' else 'payments_status_limit_check' end;
  end if;
  return null;
end $$;
