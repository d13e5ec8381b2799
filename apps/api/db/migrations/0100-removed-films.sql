-- Films that were deleted from the media library: an undo lists them again, and later a job deletes their files.
create table removed_films (
  file text primary key,
  removed_at timestamptz not null
);
