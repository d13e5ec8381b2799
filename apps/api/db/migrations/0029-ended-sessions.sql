-- Every process ends the event streams of a session at once when the session ends. Not through Pusher: it closes its channels itself.
create function notify_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('person_events', concat_ws(' ', old.person_id, 'session-ended', old.id));
  return null;
end $$;
create trigger sessions_revoked after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function notify_ended_session();
create trigger sessions_deleted after delete on sessions
  for each row when (old.revoked_at is null) execute function notify_ended_session();
