-- The name of the marketplace and its logos can differ by language; the existing ones are those of the default language, which the others fall back to.
alter table settings
  alter column app_name drop default,
  alter column app_name type jsonb using jsonb_build_object(app_locale, app_name),
  alter column app_name set default '{"en": "Souk"}',
  alter column logo_url type jsonb using case when logo_url is null then '{}' else jsonb_build_object(app_locale, logo_url) end,
  alter column logo_url set default '{}',
  alter column logo_url set not null,
  alter column footer_logo_url type jsonb using case when footer_logo_url is null then '{}' else jsonb_build_object(app_locale, footer_logo_url) end,
  alter column footer_logo_url set default '{}',
  alter column footer_logo_url set not null;
