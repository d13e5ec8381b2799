-- The command palette of the panel finds people by words of their name and by the beginning of their mail address.
create index people_by_name on people using gin (to_tsvector('simple', name));
create index people_by_email_prefix on people (lower(email) text_pattern_ops) where email is not null;
