import type { FastifyRequest } from 'fastify';
import { negotiateLocale } from '../../platform/http/negotiate-locale.ts';
import { readShippedTexts } from './read-shipped-texts.ts';

/** The messages of operators' errors and the names of their fields. Shoppers never read them, so they are no texts that operators edit. */
export const operatorTexts = readShippedTexts('operators');

const panelLanguages: ReadonlySet<string> = new Set(['en', ...operatorTexts.keys()]);

/** The language of a panel, which the marketplace need not offer to shoppers; undefined for a call that is not of a panel. */
export function panelLocale({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string | undefined {
  if (!url.startsWith('/api/admin/') && !url.startsWith('/api/seller/')) return undefined;
  return negotiateLocale(headers['accept-language'], panelLanguages, 'en');
}
