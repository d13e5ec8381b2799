-- A person whose number is verified gets notices about a ticket there, and need not name a mail address.
alter table tickets alter column email drop not null;
