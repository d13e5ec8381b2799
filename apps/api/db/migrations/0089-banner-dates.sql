-- A banner is shown from one moment until another; without them always.
alter table banners
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add constraint banners_ends_at_check check (starts_at < ends_at);
