alter table shops
  -- The days on which a shop is away: from the first one until it is back.
  add column holiday_from date,
  add column back_on date,
  add constraint shops_back_on_check check ((holiday_from is null) = (back_on is null) and back_on > holiday_from),
  -- A shop whose application was approved, until its checklist is done. Shops of before are not concerned.
  add column awaits_opening boolean not null default false;
