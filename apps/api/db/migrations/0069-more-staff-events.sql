-- Members are notified of messages of the contact form, and of webhooks that were switched off or gave up an event.
alter table staff_events drop constraint staff_events_kind_check;
alter table staff_events add constraint staff_events_kind_check
  check (kind in ('order', 'ticket', 'application', 'refund-failed', 'message-failed', 'webhook-failed', 'return', 'contact'));
create index contact_messages_waiting on contact_messages (id desc) where answered_at is null;

create function notify_of_contact() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform record_staff_event('contact', new.id::text, new.created_at);
  else
    perform notify_staff('contact');
  end if;
  return null;
end $$;
create trigger contact_messages_notify_staff after insert or update of answered_at on contact_messages
  for each row execute function notify_of_contact();

create function notify_of_webhook() returns trigger language plpgsql as $$
begin
  perform record_staff_event('webhook-failed', new.name, new.disabled_at);
  return null;
end $$;
create trigger webhooks_notify_staff after update of disabled_by on webhooks
  for each row when (old.disabled_by is null and new.disabled_by in ('failures', 'receiver')) execute function notify_of_webhook();

-- Once an hour for each webhook; one that was switched off is notified of by itself, and a test is watched by an operator.
create function notify_of_delivery() returns trigger language plpgsql as $$
declare
  webhook webhooks;
begin
  select * into webhook from webhooks where id = new.webhook_id;
  if webhook.disabled_by is null and not exists (select from webhook_events where id = new.event_id and type = 'webhook.test')
    and not exists (select from staff_events where kind = 'webhook-failed' and subject = webhook.name and created_at > now() - interval '1 hour')
  then
    perform record_staff_event('webhook-failed', webhook.name, now());
  end if;
  return null;
end $$;
create trigger webhook_deliveries_notify_staff after update of status on webhook_deliveries
  for each row when (old.status = 'waiting' and new.status = 'failed') execute function notify_of_delivery();
