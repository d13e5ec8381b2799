import { expect, test } from 'vitest';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const market = await useTestApp();
const souk = (...args: string[]) => runSoukOn(market, ['contact', ...args]);

test('what came by the contact form is listed and read', async () => {
  const body = { name: 'Salma Nasser', phone: '9876543210', email: 'salma@mail.example', subject: 'A lamp', message: 'Do you mend lamps?' };
  expect((await market.call('POST', '/support', { body })).status).toBe(201);
  const { said } = await souk('list');
  expect(said).toMatch(/Salma Nasser +9876543210 +salma@mail\.example +A lamp\n1 in all\n$/);
  const [{ id }] = JSON.parse((await souk('list', '--json')).said).contact_messages;
  expect((await souk('show', String(id))).said).toMatch(/salma@mail\.example[\s\S]*\n\nDo you mend lamps\?\n$/);
  expect(await souk('show', '999999')).toMatchObject({ code: 1, complained: 'There is no message 999999; "contact list" has them all\n' });
});
