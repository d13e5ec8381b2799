import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Id, PageParam, perPage, requiredText, text } from '../../fields.ts';

const language = z.string().regex(/^[a-z]{2}$/);
/** Missing: neither shipped nor written. Own: the marketplace's wording. */
const textStates = ['missing', 'own'] as const;

export const Wording = z.object({
  /** The English text, which is also its key; `|few` and the like are plural forms. */
  text: z.string(),
  /** The shipped translation; null if there is none. */
  shipped: z.string().nullable(),
  own: z.string().nullable(),
});
export type Wording = z.infer<typeof Wording>;

const Changed = z.object({ wording: Wording, entry_id: Id.nullable() });
/** The longest text of a screen is shorter. */
const Key = requiredText(2000);

export const adminTextsCalls = {
  'GET /admin/texts': {
    access: 'admin',
    needs: 'settings',
    summary: 'The texts of the storefront and its messages in a language, missing ones first.',
    query: z.strictObject({
      language,
      state: z.enum(textStates).optional(),
      /** Words in English or in the language. */
      search: text(100).optional(),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ all: z.int(), missing: z.int(), own: z.int() }),
      texts: z.array(Wording),
    }),
    refusals: { 422: 'The marketplace does not have this language.' },
  },
  'POST /admin/texts': {
    access: 'admin',
    needs: 'settings',
    summary: 'Sets the wording of a text, or resets it to the shipped one by null.',
    body: z.strictObject({ language, text: Key, own: requiredText(2000).nullable(), seen_own: text(2000).nullable() }),
    answer: Changed,
    refusals: {
      409: 'Somebody else has changed the text.',
      422: 'There is no such text, or a placeholder such as {name} is missing or unknown.',
    },
  },
  'GET /admin/texts/export': {
    access: 'admin',
    needs: 'settings',
    summary: 'All texts in a language by their English text; a missing one is empty.',
    query: z.strictObject({ language }),
    answer: z.object({ texts: z.record(z.string(), z.string()) }),
    refusals: { 422: 'The marketplace does not have this language.' },
  },
  'POST /admin/texts/import': {
    access: 'admin',
    needs: 'settings',
    summary: 'Imports the texts of a language, all or none; empty ones and those as shipped are skipped.',
    body: z.strictObject({ language, texts: z.record(z.string().max(2000), text(2000)) }),
    answer: z.object({ changed: z.int(), unchanged: z.int(), entry_id: Id.nullable() }),
    refusals: { 422: 'Some texts do not exist or lack a placeholder; `data.problems` lists them.' },
  },
} satisfies AdminCalls;
