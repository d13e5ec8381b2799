import type { I18n } from '@souk/client/i18n/create-i18n.ts';

export function sizeText({ t, number }: I18n, bytes: number): string {
  if (bytes < 1_000_000) return t('{size} kB', { size: number(Math.max(1, Math.round(bytes / 1000))) });
  return t('{size} MB', { size: number(Math.round(bytes / 100_000) / 10) });
}
