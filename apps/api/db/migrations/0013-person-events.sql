-- Whoever has the shop open hears at once what has changed of theirs, whoever changed it: the call of another device, a
-- webhook, a job, the operator's command line. A notification leaves when its transaction commits.
create function tell_person(person bigint, about text, subject bigint) returns void language plpgsql as $$
begin
  perform pg_notify('person_events', concat_ws(' ', person, about, subject));
end $$;

create function tell_of_order() returns trigger language plpgsql as $$
begin
  perform tell_person(new.person_id, 'order', new.id);
  return null;
end $$;
create trigger orders_tell after insert or update of status, payment_status on orders
  for each row execute function tell_of_order();

create function tell_of_ticket() returns trigger language plpgsql as $$
begin
  perform tell_person(new.person_id, 'support-ticket', new.id);
  return null;
end $$;
create trigger tickets_tell after insert or update of status on tickets
  for each row execute function tell_of_ticket();

create function tell_of_ticket_message() returns trigger language plpgsql as $$
begin
  perform tell_person((select t.person_id from tickets t where t.id = new.ticket_id), 'support-ticket', new.ticket_id);
  return null;
end $$;
create trigger ticket_messages_tell after insert on ticket_messages
  for each row execute function tell_of_ticket_message();

-- Once a statement, however many lines it touched.
create function tell_of_cart() returns trigger language plpgsql as $$
begin
  perform tell_person(person_id, 'cart', person_id) from (select distinct person_id from touched) concerned;
  return null;
end $$;
create trigger cart_lines_tell_insert after insert on cart_lines
  referencing new table as touched for each statement execute function tell_of_cart();
create trigger cart_lines_tell_update after update on cart_lines
  referencing new table as touched for each statement execute function tell_of_cart();
create trigger cart_lines_tell_delete after delete on cart_lines
  referencing old table as touched for each statement execute function tell_of_cart();
