-- Saved replies of a shop; those without a shop belong to the staff of the marketplace.
alter table saved_replies add column shop_id bigint references shops on delete cascade;
create index saved_replies_by_shop on saved_replies (shop_id, title) where shop_id is not null;
