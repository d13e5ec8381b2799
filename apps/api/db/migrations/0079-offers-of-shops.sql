-- The most that shops may give by vouchers and sales of their own: percent, an amount in minor units (null: any), and days.
alter table settings add column shop_offer_percent int not null default 70
  constraint settings_shop_offer_percent_check check (shop_offer_percent between 1 and 100);
alter table settings add column shop_offer_amount bigint
  constraint settings_shop_offer_amount_check check (shop_offer_amount between 1 and 999999999999999);
alter table settings add column shop_offer_days int not null default 92
  constraint settings_shop_offer_days_check check (shop_offer_days between 1 and 366);

update shop_roles set permissions = permissions || '{promotions}' where name = 'Manager' and not 'promotions' = any (permissions);
