-- The network that a person signed in from: from there the number keeps an allowance of codes that strangers cannot use up.
alter table sessions add column network text;

-- Guesses at codes and passwords in a window of time, counted before they are compared.
create table guess_counts (
  kind text not null,
  subject text not null,
  count int not null check (count >= 0),
  since timestamptz not null,
  primary key (kind, subject)
);
create index guess_counts_by_time on guess_counts (since);
