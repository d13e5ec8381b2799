import type { DehydratedState } from '@tanstack/react-query';
import type { ApiErrorKind } from '../../lib/api/api-error.ts';
import type { Texts } from '../../lib/i18n/create-i18n.ts';
import type { View } from '../../lib/view/view-cookie.ts';

/** What the server hands to the browser inside the HTML, so that nothing is asked for twice. */
export type BootData = {
  view: View;
  texts: Texts;
  queries: DehydratedState;
  /** Of pages that failed on the server, by their route. */
  errors: Record<string, { kind: ApiErrorKind; status: number; message: string }> | null;
};

export const bootElementId = 'souk-data';
export const themeStyleId = 'souk-theme';
