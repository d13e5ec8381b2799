-- Where pages of people who are signed in listen, if not here: the address of a server that speaks Pusher's protocol, null
-- for Pusher's own. The process writes it from its own settings at the start, with the key and the cluster.
alter table settings add column pusher_host text;

-- Where Pusher is set up, what changed is also told through it, by a job of the same transaction. Of several changes of one
-- thing that nobody has been told of yet, one remains. The key is the same however often that is tried.
create or replace function tell_person(person bigint, about text, subject bigint) returns void language plpgsql as $$
begin
  perform pg_notify('person_events', concat_ws(' ', person, about, subject));
  if exists (select from settings where pusher_app_key is not null) then
    perform graphile_worker.add_job(
      'push-event',
      json_build_object('person', person, 'name', about, 'id', subject, 'key', gen_random_uuid()),
      job_key => concat_ws(' ', 'push-event', person, about, subject),
      max_attempts => 8,
      -- After whatever people wait for.
      priority => 5);
  end if;
end $$;
