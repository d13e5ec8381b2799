-- Who pays a discount: the shop that sells, or the marketplace. Orders freeze it with their commission.
alter table vouchers add column funded_by text not null default 'shop'
  constraint vouchers_funded_by_check check (funded_by in ('shop', 'marketplace'));
alter table flash_sales add column funded_by text not null default 'shop'
  constraint flash_sales_funded_by_check check (funded_by in ('shop', 'marketplace'));
alter table plans add column funded_by text not null default 'marketplace'
  constraint plans_funded_by_check check (funded_by in ('shop', 'marketplace'));
