-- The newest of a category, the most asked order after what sells: without it all of the category was fetched and sorted.
create index products_by_category_newest on products (category_id, created_at desc, id desc) where active;
