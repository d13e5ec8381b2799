-- A person confirms the download of their data with a code.
alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check
  check (purpose in ('login', 'registration', 'password-reset', 'phone-change', 'erasure', 'export', 'verification', 'shop-registration'));
