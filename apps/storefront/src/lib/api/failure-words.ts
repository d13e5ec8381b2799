import type { I18n } from '../i18n/create-i18n.ts';
import { isApiError } from './api-error.ts';

/** What a failed call tells the shopper: the server's own words, or ours in the page's language. */
export function failureWords({ t }: I18n, error: unknown): string {
  if (!isApiError(error)) return t('Something went wrong');
  if (error.said) return error.said;
  return error.kind === 'offline' ? t('You seem to be offline') : t('Something went wrong');
}
