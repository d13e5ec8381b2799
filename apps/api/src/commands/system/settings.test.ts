import { expect, test } from 'vitest';
import { buildShop } from '../../../test/builders/goods.ts';
import { soukProcess } from '../../../test/processes/souk-process.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { processSettings, siteSettings } from '../../modules/settings/site-settings.ts';

const marketplace = await useTestApp();
const { call, database, folder } = marketplace;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(marketplace, args);
const set = (...args: string[]) => souk('settings', 'set', ...args);

/** The storefront's configuration, from the cache. */
async function readMaster() {
  return (await call('GET', '/master')).body.data ?? {};
}

test('every column of the settings table is a setting of the site or of the process', async () => {
  const row = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
  expect([...siteSettings.map(({ column }) => String(column)), ...Object.keys(processSettings)].sort()).toEqual(
    Object.keys(row)
      .filter((name) => name !== 'id')
      .sort(),
  );
});

test('the running marketplace uses a changed setting at once', async () => {
  expect(await readMaster()).toMatchObject({ app_name: 'Souk' });
  expect(await set('app_name', 'Bazaar')).toMatchObject({ code: 0, stdout: 'app_name: {"en":"Souk"} -> {"en":"Bazaar"}\n' });
  await expect.poll(readMaster, { timeout: 1000 }).toMatchObject({ app_name: 'Bazaar' });
  expect((await souk('settings', 'show', 'app_name')).stdout).toBe('{"en":"Bazaar"}\n');
});

test('[auth-17] the default country sets the code of numbers that are typed without one', async () => {
  expect(await set('default_country', 'eg')).toMatchObject({ code: 0, stdout: 'default_country: India -> Egypt\n' });
  await expect.poll(readMaster, { timeout: 1000 }).toMatchObject({ default_country: { name: 'Egypt', iso: 'EG', phone_code: '20' } });
  expect((await souk('settings', 'show', 'default_phone_code')).stdout).toBe('20\n');
  expect((await set('default_phone_code', '91')).code).not.toBe(0);
  expect((await set('default_country', 'Atlantis')).code).not.toBe(0);
  const { body } = await call('POST', '/send-login-otp', { body: { phone: '01001234567' } });
  const entered = await call('POST', '/login', { body: { phone: '1001234567', otp: body.data?.otp, name: 'Omar' } });
  expect(entered.body.data).toMatchObject({ user: { phone: '1001234567', phone_code: '20' } });
  expect((await set('default_country', 'India')).code).toBe(0);
});

test('settings of every type are set and shown', async () => {
  await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl', position: 1 }).execute();
  await buildShop(db, { slug: 'only' });
  for (const args of [
    ['cash_on_delivery', 'yes'],
    ['otp_length', '6'],
    ['time_zone', 'Asia/Amman'],
    ['return_days', '14'],
    ['mobile', '+1 202 555 0147'],
    ['address', '3 Arcade Passage'],
    ['address', '3 ممر القناطر', '--language', 'ar'],
    ['single_shop', 'only'],
    ['register_otp_type', 'email'],
    ['social_auths', '{"google":{"is_active":true,"client_id":"souk"}}'],
    [
      'theme_colors',
      JSON.stringify(
        Object.fromEntries(
          ['primary', '50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'].map((name) => [name, '#112233']),
        ),
      ),
    ],
    ['web_logo', '/media/abc/200.webp'],
  ]) {
    expect(await set(...args), args[0]).toMatchObject({ code: 0, stderr: '' });
  }
  expect(JSON.parse((await souk('settings', 'show', '--json')).stdout)).toMatchObject({
    cash_on_delivery: true,
    otp_length: 6,
    address: { en: '3 Arcade Passage', ar: '3 ممر القناطر' },
    single_shop: 'only',
    social_auths: { google: { is_active: true, client_id: 'souk' }, facebook: { is_active: false } },
    theme_colors: { primary: '#112233' },
  });
  await expect.poll(readMaster).toMatchObject({
    otp_length: 6,
    time_zone: 'Asia/Amman',
    return_days: 14,
    register_otp_type: 'email',
    web_logo: '/media/abc/200.webp',
    address: '3 Arcade Passage',
  });
  expect(await set('web_logo', '(none)')).toMatchObject({ code: 0 });
  expect(await set('address', '(none)', '--language', 'ar')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/-> {"en":"3 Arcade Passage"}\n$/),
  });
  await expect.poll(readMaster).toMatchObject({ web_logo: null });
});

test.each([
  [['app_nam', 'x'], 'There is no setting "app_nam"; did you mean app_name?'],
  [['pusher_app_key', 'x'], 'pusher_app_key follows the environment variable PUSHER_KEY'],
  [['app_name', ''], 'app_name cannot be empty in the default language'],
  [['app_name', '(none)'], 'app_name cannot be empty in the default language'],
  [['multi_vendor', 'maybe'], 'multi_vendor must be yes or no'],
  [['time_zone', 'Amman'], 'must be a time zone like Asia/Amman'],
  [['return_days', '0'], 'return_days cannot be "0"'],
  [['otp_length', '12'], 'otp_length cannot be "12"'],
  [['otp_length', 'x'], 'otp_length must be a whole number'],
  [['phone_min_length', '19'], 'phone_min_length cannot be more than the longest number, 16'],
  [['app_locale', 'fr'], 'app_locale must be a language of the marketplace: en, ar'],
  [['register_otp_type', 'fax'], 'register_otp_type cannot be "fax"'],
  [['theme_colors', '{"primary":"#112233"}'], 'theme_colors cannot be'],
  [['theme_colors', 'red'], 'theme_colors must be JSON'],
  [['social_auths', '{"google":{"is_active":true}}'], 'google is switched on without its client_id'],
  [['single_shop', 'nowhere'], 'there is no shop "nowhere"'],
  [['web_logo', 'javascript:x'], 'must be an address'],
  [['email', 'nobody'], 'email cannot be "nobody"'],
  [['address', 'x', '--language', 'fr'], 'the marketplace does not have the language "fr"; it has en, ar'],
  [['otp_length', '5', '--language', 'ar'], 'otp_length is the same in every language'],
])('%j is refused', async (args, message) => {
  const before = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
  expect(await set(...args)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(message) });
  expect(await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()).toEqual(before);
});

test('a setting that would lock everybody out is refused in a separate process', { timeout: 60_000 }, async () => {
  expect(await set('register_otp_type', 'phone')).toMatchObject({ code: 0 });
  expect(await set('social_auths', '{}')).toMatchObject({ code: 0 });
  expect(await set('phone_required', 'no')).toMatchObject({ code: 0 });
  const mailAlone = {
    DATABASE_URL: database.url,
    SOUK_DATA: folder,
    MESSAGE_CHANNEL: 'smtp',
    SMTP_HOST: '127.0.0.1',
    SMTP_FROM: 'souk@souk.example',
  };
  expect(await soukProcess(['settings', 'set', 'phone_required', 'yes'], mailAlone)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^phone_required cannot be changed: nobody could sign in or register any more; /),
  });
  expect(await soukProcess(['settings', 'show', 'phone_required'], mailAlone)).toMatchObject({ code: 0, stdout: 'no\n' });
});
