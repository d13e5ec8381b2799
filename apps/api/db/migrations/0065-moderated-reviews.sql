-- A hidden review is shown to nobody but its author, and does not count. The reply is the shop's.
alter table reviews add column hidden_at timestamptz, add column hidden_reason text, add column reply text, add column replied_at timestamptz;
alter table reviews add constraint reviews_hidden_reason_check check ((hidden_at is null) = (hidden_reason is null));
alter table reviews add constraint reviews_reply_check check ((reply is null) = (replied_at is null) and reply <> '');
create index reviews_hidden on reviews (id) where hidden_at is not null;
create index reviews_by_rating on reviews (rating, id desc);
