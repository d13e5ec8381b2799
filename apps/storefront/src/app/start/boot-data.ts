import type { ApiErrorKind } from '@souk/client/api/api-error.ts';
import type { Texts } from '@souk/client/i18n/create-i18n.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { View } from '../../lib/stores/view-cookie.ts';

/** Data that the server writes into the HTML, so that the browser does not fetch it again. */
export type BootData = {
  view: View;
  /** Null if they are so many that the page loads them with its code (`start-after-paint.ts`). */
  texts: Texts | null;
  queries: { key: QueryKey; data: unknown; updatedAt: number }[];
  /** Errors of pages that failed on the server, by route id. */
  errors: Record<string, { kind: ApiErrorKind; status: number; message: string }> | null;
};

export const bootElementId = 'souk-data';
/** The answer of `GET /lang/{locale}`. */
export const textsElementId = 'souk-texts';
export const themeStyleId = 'souk-theme';
