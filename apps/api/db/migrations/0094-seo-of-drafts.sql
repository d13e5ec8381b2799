-- The texts of posts and pages for search engines are a part of their drafts and of their earlier states.
update content_drafts set state = state || jsonb_build_object('seo', coalesce(
    (select jsonb_build_object('title', title, 'description', description) from seo_texts s
      where s.kind = case content_drafts.kind when 'posts' then 'post' else 'page' end and s.key = content_drafts.key),
    '{"title": {}, "description": {}}'))
  where kind in ('posts', 'pages') and not state ? 'seo';
update content_revisions set state = state || jsonb_build_object('seo', coalesce(
    (select jsonb_build_object('title', title, 'description', description) from seo_texts s
      where s.kind = case content_revisions.kind when 'posts' then 'post' else 'page' end and s.key = content_revisions.key),
    '{"title": {}, "description": {}}'))
  where kind in ('posts', 'pages') and not state ? 'seo';
