-- The secret of an authenticator app that a member of the staff or of a shop sets up in place of theirs, encrypted as the stored one.
create table authenticator_changes (
  session_id bigint primary key references sessions on delete cascade,
  totp_secret bytea not null,
  expires_at timestamptz not null
);
