-- Addresses that categories had before they were renamed or merged: they lead to the category of today. A category may be gone,
-- so there is no foreign key; merged_categories says where it went.
create table former_category_slugs (
  slug text primary key,
  category_id bigint not null
);
create table merged_categories (
  id bigint primary key,
  into_id bigint not null
);
