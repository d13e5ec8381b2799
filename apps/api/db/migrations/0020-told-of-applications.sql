-- Who applied for a shop is told what became of it, in the language in which they applied; they need no account for that.
alter table shop_applications
  add column locale text,
  -- What was said with a refusal, for them to read.
  add column reason text,
  -- What an accepted one became.
  add column shop_id bigint references shops;
update shop_applications set locale = (select app_locale from settings);
alter table shop_applications alter column locale set not null;
create index shop_applications_by_phone on shop_applications (phone);

-- 'payment-returned' is about a payment, both of the shop about an application; of these no person is known.
alter table messages
  alter column person_id drop not null,
  drop constraint messages_kind_check,
  add constraint messages_kind_check check (kind in ('order-placed', 'order-paid', 'order-shipped', 'order-delivered', 'order-cancelled',
    'payment-returned', 'ticket-answered', 'plan-bought', 'shop-opened', 'shop-refused')),
  add constraint messages_to_somebody check (person_id is not null or kind in ('shop-opened', 'shop-refused'));
