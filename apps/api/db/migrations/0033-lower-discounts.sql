-- A membership ends no sooner than it starts.
alter table subscriptions add constraint subscriptions_ends_at_limit_check check (starts_at <= ends_at) not valid;
do $$
begin
  alter table subscriptions validate constraint subscriptions_ends_at_limit_check;
exception when check_violation then
  raise warning 'rows of subscriptions break subscriptions_ends_at_limit_check';
end $$;

-- A discount is less than the price. An equal one changes nothing that a shopper pays, so it becomes no discount.
update products set discount_price = 0 where discount_price > 0 and discount_price = price;
alter table products add constraint products_discount_price_limit_check1 check (discount_price = 0 or discount_price < price);
