-- Passkeys of sellers. Those of one panel never confirm a sign-in to the other: a seller sets up the second factor by a code alone.
alter table passkeys
  add column audience text not null default 'admin' check (audience in ('seller', 'admin')),
  drop constraint passkeys_person_id_fkey,
  -- They end with the membership of the staff, and with the second factor of the seller.
  add column staff_id bigint generated always as (case audience when 'admin' then person_id end) stored
    references staff on delete cascade,
  add column seller_id bigint generated always as (case audience when 'seller' then person_id end) stored
    references seller_second_factors on delete cascade;
alter table passkeys alter column audience drop default;
create index passkeys_by_staff on passkeys (staff_id) where staff_id is not null;
create index passkeys_by_seller on passkeys (seller_id) where seller_id is not null;
