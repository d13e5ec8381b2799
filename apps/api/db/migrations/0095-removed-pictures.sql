-- The files of pictures that were deleted from the media library: an undo shows them again, and later a job deletes them.
create table removed_pictures (
  key text primary key,
  removed_at timestamptz not null
);
