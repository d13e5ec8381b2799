-- Cash is received for each order when it is delivered: its share of the cash due of the purchase becomes a payment of its own.
alter table payments
  -- The order whose share this is; null for a payment of all that is due.
  add column split_order_id bigint references orders,
  add constraint payments_split_order_id_limit_check check (split_order_id is null or gateway = 'cash');
drop index if exists payments_one_success;
create unique index payments_one_success on payments (purchase_id, split_order_id) nulls not distinct where status = 'Paid';

-- Names the orders that the payment is for, which need not be all orders of the purchase.
create or replace function record_payment_event() returns trigger language plpgsql as $$
declare
  event text := case new.status when 'Paid' then 'payment.succeeded' when 'Failed' then 'payment.failed' end;
begin
  if event is null or not is_webhook_event_wanted(event) then return null; end if;
  perform record_webhook_event(event, jsonb_build_object('payment_id', new.id, 'gateway', new.gateway, 'amount', new.amount, 'currency', new.currency,
    'order_codes', (select coalesce(jsonb_agg(o.code order by o.id), '[]') from payment_orders c join orders o on o.id = c.order_id
      where c.payment_id = new.id)));
  return null;
end $$;

-- Delivered orders that waited for the other orders of their purchase. Their cash was received at the delivery.
insert into payments (purchase_id, gateway, amount, currency, status, created_at, settled_at, split_order_id)
select y.purchase_id, y.gateway, o.payable_amount, y.currency, 'Paid', y.created_at, coalesce(o.delivered_at, now()), o.id
from payments y join payment_orders c on c.payment_id = y.id join orders o on o.id = c.order_id and o.purchase_id = y.purchase_id
where y.gateway = 'cash' and y.status = 'Pending' and o.status = 'Delivered' and o.payment_status in ('Pending', 'Failed');

update payment_orders c set payment_id = s.id
from payments s, payments y
where s.split_order_id = c.order_id and y.id = c.payment_id and y.purchase_id = s.purchase_id and y.gateway = 'cash' and y.status = 'Pending';

update orders o set payment_status = 'Paid' from payments s where s.split_order_id = o.id;

-- What is left is due for the orders that are neither paid nor cancelled; without any, nothing is.
update payments y set
  amount = left_over.amount,
  status = case when left_over.orders = 0 then 'Failed' else y.status end,
  settled_at = case when left_over.orders = 0 then now() end
from (
  select d.id, count(o.id) as orders, coalesce(sum(o.payable_amount), 0) as amount
  from payments d left join payment_orders c on c.payment_id = d.id
    left join orders o on o.id = c.order_id and o.status <> 'Cancelled' and o.payment_status in ('Pending', 'Failed')
  where d.gateway = 'cash' and d.status = 'Pending' and exists (select from payments s where s.purchase_id = d.purchase_id and s.split_order_id is not null)
  group by d.id) as left_over
where y.id = left_over.id;
