-- One row for each process that runs jobs, so that the jobs of a process that was killed can be released.
create table job_workers (
  worker_id text primary key,
  host text not null,
  pid integer not null,
  started text not null,
  seen_at timestamptz not null default now()
);

-- When each was tried last, so that 50 that always fail cannot keep the others from being tried.
alter table payments add column asked_at timestamptz;
alter table refunds add column tried_at timestamptz;
alter table purchases add column expiry_tried_at timestamptz;
