-- The last rebuild of the search index, or the one that is running: its progress is shown in the back office.
create table search_index_state (
  id int primary key default 1 check (id = 1),
  done int not null default 0,
  total int not null default 0,
  started_at timestamptz,
  finished_at timestamptz
);
insert into search_index_state default values;
