-- Brands, colours, sizes and units are counted, merged and removed in the back office: the products of each are found by these.
create index products_of_brand on products (brand_id) where brand_id is not null;
create index variants_of_color on product_variants (color_id, product_id) where color_id is not null;
create index variants_of_size on product_variants (size_id, product_id) where size_id is not null;
create index variants_of_unit on product_variants (unit_id, product_id) where unit_id is not null;
