-- The country that a number is of until another one is chosen, by its name in the list of countries. Its code is default_phone_code.
alter table settings add column default_country text not null default 'India';
update settings set default_country = coalesce(
  (select name from countries where phone_code = settings.default_phone_code order by iso in ('US', 'GB', 'IN', 'IT', 'RU') desc, id limit 1),
  'India'
);
