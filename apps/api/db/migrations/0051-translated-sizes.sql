-- Sizes have a name for each language, as colours and units do; an existing name stays the name in all languages.
create function pg_temp.in_all_languages(name text) returns jsonb strict stable language sql as
  'select coalesce((select jsonb_object_agg(l.name, $1) from languages l), jsonb_build_object(''en'', $1))';
alter table sizes drop constraint sizes_name_key, alter column name type jsonb using pg_temp.in_all_languages(name);
alter table order_lines alter column size type jsonb using pg_temp.in_all_languages(size);
