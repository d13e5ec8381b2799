import type { Router } from '../../router.ts';
import { readSeo, type SeoName, saveSeo } from './manage-seo.ts';

const contentKinds = { posts: 'post', pages: 'page' } as const;

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/seo/catalog/{kind}/{id}', async ({ params }, context) => ({ data: await readSeo(context, ofCatalog(params)) }));
  router.call('POST /admin/seo/catalog/{kind}/{id}', async ({ params, body }, context) => {
    const entry_id = await saveSeo(context, ofCatalog(params), body);
    return { data: { seo: await readSeo({ ...context, read: context.db }, ofCatalog(params)), entry_id } };
  });
  router.call('GET /admin/seo/content/{kind}/{key}', async ({ params }, context) => ({ data: await readSeo(context, ofContent(params)) }));
  router.call('POST /admin/seo/content/{kind}/{key}', async ({ params, body }, context) => {
    const entry_id = await saveSeo(context, ofContent(params), body);
    return { data: { seo: await readSeo({ ...context, read: context.db }, ofContent(params)), entry_id } };
  });
}

function ofCatalog({ kind, id }: { kind: 'category' | 'product'; id: number }): SeoName {
  return { kind, key: String(id) };
}

function ofContent({ kind, key }: { kind: 'posts' | 'pages'; key: string }): SeoName {
  return { kind: contentKinds[kind], key };
}
