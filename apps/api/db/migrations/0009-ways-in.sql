-- Until now every registration was verified by a code, whatever the setting said. It is heard now, so what was so stays so.
alter table settings alter column register_otp_verify set default true;
update settings set register_otp_verify = true;

-- A registration is verified with the number, but its code may have gone to a mail address.
create index codes_by_person on codes (person_id);
