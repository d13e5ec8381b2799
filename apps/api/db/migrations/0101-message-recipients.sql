-- How a message was sent or last tried, for the operators who read the page of the person.
alter table messages
  add column medium text check (medium in ('sms', 'whatsapp', 'mail', 'push')),
  -- Masked: enough to recognise the number or mail address. Null for browsers.
  add column sent_to text;
