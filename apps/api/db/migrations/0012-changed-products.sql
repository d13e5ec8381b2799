-- When what a page of the product shows last changed: search engines look again at what is newer than their copy.

alter table products add column changed_at timestamptz;
update products set changed_at = created_at;
alter table products alter column changed_at set default now(), alter column changed_at set not null;
