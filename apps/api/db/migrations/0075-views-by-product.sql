-- How often the page of each product was opened on a day (UTC), without any personal data.
create table daily_views_by_product (
  product_id bigint not null references products on delete cascade,
  day date not null,
  views int not null,
  primary key (product_id, day)
);
