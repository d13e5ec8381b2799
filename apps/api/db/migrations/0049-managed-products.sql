-- The product list of the back office counts, filters and sorts all products, archived ones too, without reading a row.
create index products_managed on products (id)
  include (active, hidden_with_shop, in_stock, shop_id, category_id, sub_category_id, brand_id, selling_price, sold_count);
