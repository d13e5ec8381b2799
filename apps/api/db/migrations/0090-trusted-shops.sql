-- What a trusted shop changes of its products is published without review.
alter table shops add column trusted_at timestamptz;

-- The rule that accepted a request, which then nobody decided in person.
alter table change_requests
  add column accepted_by_rule text constraint change_requests_accepted_by_rule_check check (accepted_by_rule in ('trusted-shop')),
  add constraint change_requests_rule_or_person_check check (accepted_by_rule is null or (status = 'accepted' and decided_by is null));

-- Open pages of the seller panel show whether changes wait.
create function notify_shop_of_trust() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_events', new.id || ' members');
  return null;
end $$;
create trigger shops_notify_trust after update of trusted_at on shops
  for each row when (old.trusted_at is distinct from new.trusted_at) execute function notify_shop_of_trust();
