-- Orders are found by the beginning of their buyer's name.
create index people_by_name_beginning on people (lower(name) text_pattern_ops);
