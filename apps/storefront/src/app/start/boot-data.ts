import type { ApiErrorKind } from '@souk/client/api/api-error.ts';
import type { Texts } from '@souk/client/i18n/create-i18n.ts';
import type { DehydratedState } from '@tanstack/react-query';
import type { View } from '../../lib/stores/view-cookie.ts';

/** Data that the server writes into the HTML, so that the browser does not fetch it again. */
export type BootData = {
  view: View;
  texts: Texts;
  queries: DehydratedState;
  /** Errors of pages that failed on the server, by route id. */
  errors: Record<string, { kind: ApiErrorKind; status: number; message: string }> | null;
};

export const bootElementId = 'souk-data';
export const themeStyleId = 'souk-theme';
