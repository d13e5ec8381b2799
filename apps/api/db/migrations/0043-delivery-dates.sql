-- Where the days of delivery are counted, and for how many days an order can be returned; null where that is not settled.
alter table settings add column time_zone text not null default 'UTC';
alter table settings add column return_days int constraint settings_return_days_check check (return_days between 1 and 365);
-- The delivery time of the shop when the order was placed; null in orders that are older than this migration.
alter table orders add column delivery_days_min int, add column delivery_days_max int;
