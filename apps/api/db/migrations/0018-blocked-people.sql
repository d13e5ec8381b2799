-- Set where the market wants nothing more to do with somebody: they are signed out, and cannot sign in.
alter table people add column blocked_at timestamptz;
