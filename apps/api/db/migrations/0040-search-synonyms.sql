-- A search for `word` finds products with the words of `finds` as well. All are normalised as the words of a search.
create table search_synonyms (
  language text not null,
  word text not null,
  finds text[] not null,
  primary key (language, word)
);
