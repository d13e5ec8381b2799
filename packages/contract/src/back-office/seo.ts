import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import { Id, IdParam, text } from '../fields.ts';
import { Language } from '../settings.ts';

const texts = z.record(z.string(), z.string());
const written = (max: number) => z.record(z.string().regex(/^[a-z]{2}$/), text(max));

/** The texts of a category or product that search engines show. Those of posts and pages are a part of their drafts. */
export const ManagedSeo = z.object({
  /** Names the stored state: a change names the one that the operator saw. */
  version: z.string(),
  title: texts,
  description: texts,
  /** The texts that the page has without these, by language; a description that the storefront makes is left out. */
  own: z.object({ title: texts, description: texts }),
  /** The page in the storefront. */
  address: z.string(),
  /** The name of the marketplace by language, which follows the title. */
  site: texts,
  /** The languages of the marketplace, the default one first. */
  languages: z.array(Language.pick({ name: true, title: true, direction: true })),
});
export type ManagedSeo = z.infer<typeof ManagedSeo>;

const catalogParams = z.strictObject({ kind: z.enum(['category', 'product']), id: IdParam });
const body = z.strictObject({ version: text(100), title: written(120), description: written(320) });
const Changed = z.object({ seo: ManagedSeo, entry_id: Id.nullable() });
const missing = 'There is no such page.';
const changed = 'Somebody else has changed the texts.';

export const adminSeoCalls = {
  'GET /admin/seo/catalog/{kind}/{id}': {
    access: 'admin',
    needs: 'products:read',
    summary: 'The title and description that search engines show of a category or product.',
    params: catalogParams,
    answer: ManagedSeo,
    refusals: { 404: missing },
  },
  'POST /admin/seo/catalog/{kind}/{id}': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Changes what search engines show of a category or product. Without a text in a language the page has its own.',
    params: catalogParams,
    body,
    answer: Changed,
    refusals: { 404: missing, 409: changed },
  },
} satisfies AdminCalls;
