-- The hours after which an order that is not handed over is late.
alter table settings add column late_after_hours int not null default 48
  constraint settings_late_after_hours_check check (late_after_hours between 1 and 720);
