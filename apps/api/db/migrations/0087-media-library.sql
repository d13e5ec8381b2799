-- The media library of the panel: the pictures that operators and shops stored, without the photos of people and of reviews.
alter table pictures
  -- The name of the uploaded file; empty where it is not known.
  add column name text not null default '',
  -- The size of the original in bytes; null until a job has measured it.
  add column bytes int,
  add column in_library boolean not null default true;
update pictures set in_library = false
  where (id in (select profile_picture_id from people) or id in (select picture_id from review_pictures))
    and id not in (select picture_id from product_pictures)
    and id not in (select thumbnail_id from products where thumbnail_id is not null);
create index pictures_in_library on pictures (created_at desc, id desc) where in_library;
create index pictures_unmeasured on pictures (id) where bytes is null;

-- The files that a picture had before it was replaced: an undo shows them again.
create table replaced_pictures (
  key text primary key,
  picture_id bigint not null references pictures on delete cascade
);
create index replaced_pictures_by_picture on replaced_pictures (picture_id);

-- Where a picture is used.
create index product_pictures_by_picture on product_pictures (picture_id);
create index products_by_thumbnail on products (thumbnail_id) where thumbnail_id is not null;
create index product_variants_by_picture on product_variants (picture_id) where picture_id is not null;
create index order_lines_by_picture on order_lines (picture_id) where picture_id is not null;
create index review_pictures_by_picture on review_pictures (picture_id);
create index people_by_picture on people (profile_picture_id) where profile_picture_id is not null;
-- The few descriptions that show a picture of the library, and the products with a film.
create index products_with_text_pictures on products (id) where description::text like '%/media/%';
create index products_with_film on products (video_url) where video_url is not null;
