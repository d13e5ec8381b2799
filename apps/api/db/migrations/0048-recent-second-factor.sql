-- When the session last entered the second factor. What is dangerous needs it within ten minutes.
alter table sessions add column second_factor_at timestamptz;
