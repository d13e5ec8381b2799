-- How a person likes to be told of their orders; null where they have not said: whichever channel reaches them first.
alter table people add column message_medium text check (message_medium in ('mail', 'whatsapp', 'sms'));
