import { expect, test } from 'vitest';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const souk = (...args: string[]) => runSoukOn(marketplace, ['contact', ...args]);

test('messages of the contact form are listed and shown', async () => {
  const body = { name: 'Salma Nasser', phone: '9876543210', email: 'salma@mail.example', subject: 'A lamp', message: 'Do you mend lamps?' };
  expect((await marketplace.call('POST', '/support', { body })).status).toBe(201);
  const { stdout } = await souk('list');
  expect(stdout).toMatch(/Salma Nasser +9876543210 +salma@mail\.example +A lamp\n1 in total\n$/);
  const [{ id }] = JSON.parse((await souk('list', '--json')).stdout).contact_messages;
  expect((await souk('show', String(id))).stdout).toMatch(/salma@mail\.example[\s\S]*\n\nDo you mend lamps\?\n$/);
  expect(await souk('show', '999999')).toMatchObject({ code: 1, stderr: 'There is no message 999999; "contact list" lists them\n' });
});
