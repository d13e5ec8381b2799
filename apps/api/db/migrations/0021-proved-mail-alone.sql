-- What a person writes down of their mail address is a claim, and any number of people may make it. Only a proof is one person's alone.
drop index people_email;
create unique index people_proved_email on people (lower(email)) where email_verified_at is not null;
create index people_email on people (lower(email)) where email is not null;
