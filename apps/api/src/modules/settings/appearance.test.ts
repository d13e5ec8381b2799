import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/test-database.ts';
import { getLetterhead } from './appearance.ts';
import { mailColors } from './domain/mail-colors.ts';

const { db } = await useTestDatabase();
const read = (locale: string) => getLetterhead(db, { locale, publicUrl: 'https://market.example' });

test('the letterhead has the settings’ texts in the language', async () => {
  await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl' }).execute();
  const address = JSON.stringify({ en: '3 Arcade Passage', ar: '3 ممر القناطر' });
  await db
    .updateTable('settings')
    .set({
      app_name: JSON.stringify({ en: 'Bazaar', ar: 'بازار' }),
      address,
      mobile: '+1 202 555 0147',
      logo_url: JSON.stringify({ en: '/media/logo.png', ar: '/media/logo-ar.png' }),
    })
    .execute();
  expect(await read('ar')).toEqual({
    name: 'بازار',
    url: 'https://market.example',
    logo_url: 'https://market.example/media/logo-ar.png',
    direction: 'rtl',
    colors: { accent: '#B4501E', on_accent: '#ffffff', on_white: '#B4501E', tint: '#FDF6F0' },
    footer: ['3 ممر القناطر', '+1 202 555 0147'],
  });
  expect(await read('en')).toMatchObject({ name: 'Bazaar', direction: 'ltr', footer: ['3 Arcade Passage', '+1 202 555 0147'] });
});

test.each(['/logo.svg', 'http://['])('a logo in a format that mail programs do not show is left out: %s', async (logo_url) => {
  await db
    .updateTable('settings')
    .set({ logo_url: JSON.stringify({ en: logo_url }) })
    .execute();
  expect(await read('en')).toMatchObject({ logo_url: null });
});

test('text on a pale colour is dark, and so is a pale colour’s name on white', () => {
  const pale = { primary: '#ffdd55', '50': '#fffbea', '800': '#7a5b00', '950': '#2b2000' };
  expect(mailColors(pale)).toEqual({ accent: '#ffdd55', on_accent: '#2b2000', on_white: '#7a5b00', tint: '#fffbea' });
});

test('a theme with an invalid colour is ignored', () => {
  const { accent } = mailColors({
    primary: 'red; background: url(https://evil.example)',
    '50': '#fffbea',
    '800': '#7a5b00',
    '950': '#2b2000',
  });
  expect(accent).toBe('#B4501E');
});
