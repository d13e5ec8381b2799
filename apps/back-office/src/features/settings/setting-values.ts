import type { ManagedSetting, SettingValue } from '@souk/contract/back-office/settings/settings';

/** A stored value as it is edited. */
export function editedValue(stored: ManagedSetting['value']): SettingValue {
  if (stored === null || typeof stored === 'boolean' || typeof stored === 'number' || typeof stored === 'string') return stored;
  if (Array.isArray(stored)) return null;
  return Object.fromEntries(Object.entries(stored).map(([name, part]) => [name, typeof part === 'string' ? part : providerOf(part)]));
}

type Provider = { is_active: boolean; client_id: string | null; redirect_url?: string | null | undefined };

/** The settings of a provider of sign-in; one that is missing is off. */
export function providerOf(stored: unknown): Provider {
  const { is_active, client_id, redirect_url } = Object(stored);
  return {
    is_active: is_active === true,
    client_id: typeof client_id === 'string' ? client_id : null,
    ...(redirect_url !== undefined && { redirect_url: typeof redirect_url === 'string' ? redirect_url : null }),
  };
}

/** The texts by language. */
export function textsOf(value: SettingValue): Record<string, string> {
  const texts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(texts.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])));
}

export function textOf(value: SettingValue): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether two values are the same for the server: empty texts are none. */
export function isSame(one: SettingValue, other: SettingValue): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: SettingValue): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value === '' ? null : value);
  const filled = Object.entries(value).filter(([, part]) => part !== '' && !(typeof part === 'object' && isOff(part)));
  return JSON.stringify(filled.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** A provider that was never set up. */
function isOff({ is_active, client_id, redirect_url }: Provider): boolean {
  return !is_active && !client_id && !redirect_url;
}

/** A value in a line, for a comparison. */
export function describeValue(value: SettingValue, t: (text: string) => string): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? t('On') : t('Off');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${typeof part === 'string' ? part : part.is_active ? t('On') : t('Off')}`)
    .join(' · ');
}
