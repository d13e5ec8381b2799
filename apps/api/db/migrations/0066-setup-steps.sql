-- Steps of the setup checklist that an operator skipped. A marketplace that has orders is set up.
create table skipped_setup_steps (step text primary key);
insert into skipped_setup_steps (step)
select step from unnest(array['name', 'language', 'currency', 'delivery', 'messages', 'opening']) step where exists (select from orders);
