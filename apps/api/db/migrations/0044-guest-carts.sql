-- Whether visitors have a cart before they sign in, and whether they can begin the checkout with it.
alter table settings
  add column guest_cart boolean not null default false,
  add column guest_checkout boolean not null default false;
