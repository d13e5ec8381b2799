import type { TextStorage } from '@souk/client/stores/persisted-store.ts';
import { isText, restore } from '@souk/client/stores/stored-shape.ts';
import type { CallInput } from '@souk/contract/calls';
import type { User } from '@souk/contract/identity';

/** The values of the form, as typed. */
export type ContactValues = { name: string; phone: string; email: string; subject: string; message: string };
export type ContactField = keyof ContactValues;

/** The same limits as the server's. */
export const contactFields = {
  name: { required: true, maxLength: 120 },
  phone: { required: true, maxLength: 32 },
  email: { required: false, maxLength: 254 },
  subject: { required: true, maxLength: 200 },
  message: { required: true, maxLength: 5000 },
} as const satisfies Record<ContactField, { required: boolean; maxLength: number }>;

export const emptyContact: ContactValues = { name: '', phone: '', email: '', subject: '', message: '' };

type ContactError = 'required' | 'phone' | 'email';

export function validateContactField(field: ContactField, value: string): ContactError | undefined {
  const text = value.trim();
  if (text === '') return contactFields[field].required ? 'required' : undefined;
  if (field === 'phone' && !/^\+?[\d\s().-]+$/.test(text)) return 'phone';
  if (field === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return 'email';
  return undefined;
}

/** The request body: trimmed, without an empty email. */
export function contactBody({ email, ...texts }: ContactValues): CallInput<'POST /support'>['body'] {
  return {
    name: texts.name.trim(),
    phone: texts.phone.trim(),
    subject: texts.subject.trim(),
    message: texts.message.trim(),
    ...(email.trim() && { email: email.trim() }),
  };
}

/** The form for a new message, prefilled for a signed-in shopper. */
export function contactDefaults(user: User | null): ContactValues {
  return { ...emptyContact, name: user?.name ?? '', phone: user?.phone ?? '' };
}

const draftKey = 'souk.contact';
const shapes = { name: isText, phone: isText, email: isText, subject: isText, message: isText };

/** The draft from before a reload, if there is one. */
export function readContactDraft(storage: TextStorage): ContactValues | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(draftKey) ?? 'null');
    return stored === null ? undefined : restore(emptyContact, stored, shapes);
  } catch {
    return undefined;
  }
}

export function storeContactDraft(storage: TextStorage, values: ContactValues): void {
  storage.setItem(draftKey, JSON.stringify(values));
}

export function deleteContactDraft(storage: TextStorage): void {
  storage.removeItem(draftKey);
}
