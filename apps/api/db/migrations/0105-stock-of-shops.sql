-- Sellers see how many of their variants are sold out. A variant enters this index only when its last piece is sold.
create index product_variants_sold_out on product_variants (product_id) where active and stock = 0;

-- The list of a shop's products counts them by state without reading each.
drop index products_of_shop;
create index products_of_shop on products (shop_id, id desc) include (active, hidden_with_shop, in_stock);
