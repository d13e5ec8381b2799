-- 'account-notice' is about a row of the security log; 'former-address-notice' tells the same at the number or mail address before the change.
alter table messages
  -- Only this number or mail address gets the message; null where the person's current ones do.
  add column address text,
  drop constraint messages_kind_check,
  add constraint messages_kind_check check (kind in ('order-placed', 'order-paid', 'order-shipped', 'order-delivered', 'order-cancelled',
    'payment-returned', 'ticket-answered', 'plan-bought', 'shop-opened', 'shop-refused', 'account-notice', 'former-address-notice'));
