-- How often a product was opened from the results of a search on a day (UTC), without any personal data.
create table daily_searches_by_product (
  product_id bigint not null references products on delete cascade,
  day date not null,
  words text not null,
  count int not null,
  primary key (product_id, day, words)
);
