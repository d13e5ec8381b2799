-- The words of the name and of the alternative texts of a picture; null until a job has stored them.
alter table pictures add column search tsvector;
create index pictures_by_words on pictures using gin (search) where in_library;
create index pictures_unindexed on pictures (id) where search is null;
create index pictures_large on pictures (created_at desc, id desc) where in_library and bytes > 500000;
