import type { CallInput } from '@souk/contract/calls';
import type { User } from '@souk/contract/identity';
import type { TextStorage } from '../../../lib/stores/kept-store.ts';
import { isText, restore } from '../../../lib/stores/stored-shape.ts';

/** What the form holds: text as it was written. */
export type ContactValues = { name: string; phone: string; email: string; subject: string; message: string };
export type ContactField = keyof ContactValues;

/** How long each text may be, and which must be there: the server asks the same. */
export const contactTexts = {
  name: { required: true, maxLength: 120 },
  phone: { required: true, maxLength: 32 },
  email: { required: false, maxLength: 254 },
  subject: { required: true, maxLength: 200 },
  message: { required: true, maxLength: 5000 },
} as const satisfies Record<ContactField, { required: boolean; maxLength: number }>;

export const emptyContact: ContactValues = { name: '', phone: '', email: '', subject: '', message: '' };

export type ContactProblem = 'required' | 'phone' | 'email';

/** What is wrong with a text, before the server is asked. */
export function contactProblem(field: ContactField, value: string): ContactProblem | undefined {
  const text = value.trim();
  if (text === '') return contactTexts[field].required ? 'required' : undefined;
  if (field === 'phone' && !/^\+?[\d\s().-]+$/.test(text)) return 'phone';
  if (field === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return 'email';
  return undefined;
}

/** The form as it is sent: without blanks around, and without an address that was not given. */
export function toContactForm({ email, ...texts }: ContactValues): CallInput<'POST /support'>['body'] {
  return {
    name: texts.name.trim(),
    phone: texts.phone.trim(),
    subject: texts.subject.trim(),
    message: texts.message.trim(),
    ...(email.trim() && { email: email.trim() }),
  };
}

/** A new message from whoever is signed in. */
export function contactFrom(user: User | null): ContactValues {
  return { ...emptyContact, name: user?.name ?? '', phone: user?.phone ?? '' };
}

const draftName = 'souk.contact';
const shapes = { name: isText, phone: isText, email: isText, subject: isText, message: isText };

/** What was being written before a reload; undefined where nothing was. */
export function readContactDraft(storage: TextStorage): ContactValues | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(draftName) ?? 'null');
    return kept === null ? undefined : restore(emptyContact, kept, shapes);
  } catch {
    return undefined;
  }
}

export function keepContactDraft(storage: TextStorage, values: ContactValues): void {
  storage.setItem(draftName, JSON.stringify(values));
}

export function dropContactDraft(storage: TextStorage): void {
  storage.removeItem(draftName);
}
