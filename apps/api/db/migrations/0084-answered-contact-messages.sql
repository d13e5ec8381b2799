alter table contact_messages
  -- The member of the staff who answered it, by mail or phone.
  add column answered_by bigint references people;
