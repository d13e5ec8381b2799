import { z } from 'zod';
import type { Calls } from './endpoint.ts';
import { Empty, requiredText, text } from './fields.ts';

/** Errors of the storefront's code in a browser, for the operator. */
export const clientErrorsCalls = {
  'POST /client-errors': {
    access: 'public',
    origin: 'ours',
    summary:
      'Reports an error of the storefront’s code. Equal errors are counted, not repeated; addresses, numbers and mail addresses in the texts are removed.',
    body: z.strictObject({
      message: requiredText(500),
      stack: text(4000).optional(),
      /** The path of the page, without its query. */
      page: text(300),
    }),
    answer: Empty,
  },
} satisfies Calls;
