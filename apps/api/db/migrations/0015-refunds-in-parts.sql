-- An operator may give back a part of an order's price, and later another one or the rest.

alter table refunds
  -- The first, the second, … that goes back for an order of a payment: with it the gateway tells one from another.
  add column part int not null default 1 check (part > 0),
  drop constraint refunds_payment_id_order_id_key,
  add unique nulls not distinct (payment_id, order_id, part);

-- Whoever has the order open sees that money goes back, and that it has gone.
create function tell_of_refund() returns trigger language plpgsql as $$
begin
  perform tell_person((select o.person_id from orders o where o.id = new.order_id), 'order', new.order_id);
  return null;
end $$;
create trigger refunds_tell after insert or update of status on refunds
  for each row when (new.order_id is not null) execute function tell_of_refund();
