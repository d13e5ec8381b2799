-- Links by which shoppers share their wishlist. The token is stored as it is, because its owner sees the link again; it opens the
-- products of the list and the chosen name, nothing else.
create table wishlist_links (
  person_id bigint primary key references people on delete cascade,
  token text not null unique constraint wishlist_links_token_check check (token ~ '^[A-Za-z0-9_-]{22}$'),
  first_name text constraint wishlist_links_first_name_check check (char_length(first_name) between 1 and 40),
  created_at timestamptz not null
);
