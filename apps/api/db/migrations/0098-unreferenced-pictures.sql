-- The pictures that no product, order, review or person refers to: the media library lists what nothing uses without a search of
-- these large tables. A row is not certain after a reference was removed, because others may remain; a job decides it.
create table unreferenced_pictures (
  picture_id bigint primary key references pictures on delete cascade,
  is_certain boolean not null
);
create index unreferenced_pictures_uncertain on unreferenced_pictures (picture_id) where not is_certain;

create function record_stored_pictures() returns trigger language plpgsql as $$
begin
  insert into unreferenced_pictures (picture_id, is_certain) select id, true from added order by id;
  return null;
end $$;
create trigger pictures_record_unreferenced after insert on pictures
  referencing new table as added for each statement execute function record_stored_pictures();

-- One function for each column, so that the database plans its statements once. The locks of the foreign key come first.
do $migration$
declare
  reference record;
begin
  for reference in select * from (values
    ('products', 'thumbnail_id'), ('product_pictures', 'picture_id'), ('product_variants', 'picture_id'), ('order_lines', 'picture_id'),
    ('review_pictures', 'picture_id'), ('people', 'profile_picture_id')) as given (table_name, column_name)
  loop
    execute format($create$
      create function %1$s_record_references() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          delete from unreferenced_pictures where picture_id in (select %2$I from added);
        elsif tg_op = 'DELETE' then
          insert into unreferenced_pictures (picture_id, is_certain)
            select distinct %2$I, false from removed where %2$I is not null order by 1
            on conflict (picture_id) do update set is_certain = false;
        else
          delete from unreferenced_pictures where picture_id = new.%2$I;
          if old.%2$I is not null then
            insert into unreferenced_pictures (picture_id, is_certain) values (old.%2$I, false)
              on conflict (picture_id) do update set is_certain = false;
          end if;
        end if;
        return null;
      end $$;
      create trigger %1$s_record_added_pictures after insert on %1$I
        referencing new table as added for each statement execute function %1$s_record_references();
      create trigger %1$s_record_removed_pictures after delete on %1$I
        referencing old table as removed for each statement execute function %1$s_record_references();
      create trigger %1$s_record_changed_picture after update of %2$I on %1$I
        for each row when (old.%2$I is distinct from new.%2$I) execute function %1$s_record_references();
    $create$, reference.table_name, reference.column_name);
  end loop;
end $migration$;

insert into unreferenced_pictures (picture_id, is_certain)
select i.id, true from pictures i
where not exists (select from products where thumbnail_id = i.id)
  and not exists (select from product_pictures where picture_id = i.id)
  and not exists (select from product_variants where picture_id = i.id)
  and not exists (select from order_lines where picture_id = i.id)
  and not exists (select from review_pictures where picture_id = i.id)
  and not exists (select from people where profile_picture_id = i.id);
