-- The order of the home page's sections, their titles and what feeds them. Without its only row, the home page has its default layout.
create table home_layouts (
  id int primary key default 1 check (id = 1),
  sections jsonb not null
);
