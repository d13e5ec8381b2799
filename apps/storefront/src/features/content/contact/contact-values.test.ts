import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import { expect, test } from 'vitest';
import {
  type ContactField,
  contactBody,
  contactDefaults,
  deleteContactDraft,
  emptyContact,
  readContactDraft,
  storeContactDraft,
  validateContactField,
} from './contact-values.ts';

const written = { name: ' Maya ', phone: ' +91 98765 ', email: ' ', subject: 'A kiln', message: ' Is it open? ' };

test.each<[ContactField, string, string | undefined]>([
  ['name', '  ', 'required'],
  ['phone', '', 'required'],
  ['phone', 'call me', 'phone'],
  ['phone', '+1 (202) 555-0147', undefined],
  ['email', '', undefined],
  ['email', 'maya', 'email'],
  ['email', 'maya@example.com', undefined],
  ['message', 'Hello', undefined],
])('%s %j: %s', (field, value, problem) => {
  expect(validateContactField(field, value)).toBe(problem);
});

test('the body is trimmed and has no empty email', () => {
  expect(contactBody(written)).toEqual({ name: 'Maya', phone: '+91 98765', subject: 'A kiln', message: 'Is it open?' });
  expect(contactBody({ ...written, email: ' maya@example.com ' })).toMatchObject({ email: 'maya@example.com' });
});

test('a visitor starts with an empty form', () => {
  expect(contactDefaults(null)).toEqual(emptyContact);
});

test('a draft is stored until it is deleted; invalid content is ignored', () => {
  const storage = createMemoryStorage();
  expect(readContactDraft(storage)).toBeUndefined();
  storeContactDraft(storage, written);
  expect(readContactDraft(storage)).toEqual(written);
  deleteContactDraft(storage);
  expect(readContactDraft(storage)).toBeUndefined();
  storage.setItem('souk.contact', '{"name": 5, "message": "Hi"');
  expect(readContactDraft(storage)).toBeUndefined();
  storage.setItem('souk.contact', '{"name": 5, "message": "Hi"}');
  expect(readContactDraft(storage)).toEqual({ ...emptyContact, message: 'Hi' });
});
