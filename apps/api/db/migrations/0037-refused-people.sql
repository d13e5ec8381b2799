-- Blocking and erasing a person end their sessions. Processes have valid sessions in memory, so they receive this too,
-- also when somebody changes the row by hand.
create function notify_refused_person() returns trigger language plpgsql as $$
begin
  perform pg_notify('person_events', concat_ws(' ', new.id, 'session-ended', 0));
  return null;
end $$;
create trigger people_refused after update of blocked_at, erased_at on people
  for each row when ((old.blocked_at is null and new.blocked_at is not null) or (old.erased_at is null and new.erased_at is not null))
  execute function notify_refused_person();
