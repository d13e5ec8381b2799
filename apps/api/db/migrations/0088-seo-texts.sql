-- The title and description that search engines show of a page, by language. Without a text the page has its own.
create table seo_texts (
  kind text not null constraint seo_texts_kind_check check (kind in ('category', 'product', 'post', 'page')),
  -- The id of a category, product or post, and the slug of a page.
  key text not null,
  title jsonb not null default '{}',
  description jsonb not null default '{}',
  primary key (kind, key)
);
