import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../lib/stores/kept-store.ts';
import {
  type ContactField,
  contactFrom,
  contactProblem,
  dropContactDraft,
  emptyContact,
  keepContactDraft,
  readContactDraft,
  toContactForm,
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
  expect(contactProblem(field, value)).toBe(problem);
});

test('the form is sent without blanks, and without an address that was not given', () => {
  expect(toContactForm(written)).toEqual({ name: 'Maya', phone: '+91 98765', subject: 'A kiln', message: 'Is it open?' });
  expect(toContactForm({ ...written, email: ' maya@example.com ' })).toMatchObject({ email: 'maya@example.com' });
});

test('who is signed in need not say who they are', () => {
  expect(contactFrom(null)).toEqual(emptyContact);
});

test('what was being written is kept until it is sent; what is not a draft counts for nothing', () => {
  const storage = createMemoryStorage();
  expect(readContactDraft(storage)).toBeUndefined();
  keepContactDraft(storage, written);
  expect(readContactDraft(storage)).toEqual(written);
  dropContactDraft(storage);
  expect(readContactDraft(storage)).toBeUndefined();
  storage.setItem('souk.contact', '{"name": 5, "message": "Hi"');
  expect(readContactDraft(storage)).toBeUndefined();
  storage.setItem('souk.contact', '{"name": 5, "message": "Hi"}');
  expect(readContactDraft(storage)).toEqual({ ...emptyContact, message: 'Hi' });
});
