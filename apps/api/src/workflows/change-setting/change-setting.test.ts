import { SettingsAnswer } from '@souk/contract/back-office/settings/settings';
import { describe, expect, test } from 'vitest';
import { buildShop } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { siteSettings } from '../../modules/settings/site-settings.ts';

const marketplace = await useTestApp();
const { call, database } = marketplace;
const { db } = database;
const { headers } = await buildStaff(db);
await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl', position: 1 }).execute();

const read = async () => SettingsAnswer.parse((await call('GET', '/admin/settings', { headers })).body.data);
async function settingNamed(name: string) {
  const found = (await read()).settings.find((each) => each.name === name);
  if (!found) throw new Error(`There is no setting ${name}`);
  return found;
}
type Change = { name: string; value: unknown; version?: string };
async function change(...changes: Change[]) {
  const { settings } = await read();
  const body = {
    changes: changes.map(({ name, value, version }) => ({
      name,
      value,
      version: version ?? settings.find((each) => each.name === name)?.version ?? '',
    })),
  };
  return call('POST', '/admin/settings', { headers, body });
}
const readRow = () => db.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
const newest = () => db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

test('the default of each setting is that of a new marketplace', async () => {
  const made: Record<string, unknown>[] = [];
  const trial = db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('settings').execute();
    made.push(await transaction.insertInto('settings').defaultValues().returningAll().executeTakeFirstOrThrow());
    throw new Error('roll back');
  });
  await expect(trial).rejects.toThrow('roll back');
  expect(Object.fromEntries(siteSettings.map(({ column, initial }) => [column, initial]))).toEqual(
    Object.fromEntries(siteSettings.map(({ column }) => [column, made[0]?.[column]])),
  );
});

test('every setting is listed with its control, value, default and choices, and what the environment sets', async () => {
  const { settings, languages, environment } = await read();
  expect(settings.map(({ name }) => name)).toEqual(siteSettings.filter(({ follows }) => !follows).map(({ name }) => name));
  expect(await settingNamed('otp_length')).toMatchObject({ control: 'whole', default: 4, limits: [4, 8], is_optional: false });
  expect(await settingNamed('register_otp_type')).toMatchObject({ control: 'choice', options: ['phone', 'email'] });
  expect(await settingNamed('return_days')).toMatchObject({ value: null, is_optional: true });
  expect(languages).toMatchObject([{ name: 'en' }, { name: 'ar', direction: 'rtl' }]);
  expect(environment.map(({ variable }) => variable)).toEqual(['APP_ENVIRONMENT', 'PUSHER_KEY', 'PUSHER_CLUSTER', 'PUSHER_HOST']);
});

describe('a change', () => {
  const colors = Object.fromEntries(
    ['primary', '50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'].map((name) => [name, '#112233']),
  );
  test.each([
    ['app_name', { en: 'Bazaar', ar: 'بازار' }],
    ['multi_vendor', false],
    ['otp_length', 6],
    ['return_days', 14],
    ['mobile', '+1 202 555 0147'],
    ['address', { en: '3 Arcade Passage', ar: '' }],
    ['web_logo', { en: '/media/abc/200.webp' }],
    ['theme_colors', colors],
    ['time_zone', 'Asia/Amman'],
    ['default_country', 'Egypt'],
    ['register_otp_type', 'email'],
    ['app_locale', 'ar'],
  ])('of %s is stored, recorded, and undone', async (name, value) => {
    const before = await readRow();
    const answer = await change({ name, value });
    expect(answer).toMatchObject({ status: 200, body: { data: { entry_ids: [expect.any(Number)] } } });
    const entry = await newest();
    expect(entry).toMatchObject({ action: 'setting.change', subject_id: name, after: { value: expect.anything() } });
    expect(await readRow()).not.toEqual(before);
    expect((await call('POST', `/admin/audit/${entry.id}/undo`, { headers })).status).toBe(200);
    expect(await readRow()).toEqual(before);
  });

  test('of a shop and of the providers of sign-in is stored', async () => {
    const shop_id = await buildShop(db);
    const google = { is_active: true, client_id: 'souk' };
    expect(await change({ name: 'single_shop', value: shop_id }, { name: 'social_auths', value: { google } })).toMatchObject({
      status: 200,
    });
    expect(await readRow()).toMatchObject({ single_shop_id: shop_id, social_auths: { google, facebook: { is_active: false } } });
    expect(await change({ name: 'single_shop', value: null }, { name: 'social_auths', value: {} })).toMatchObject({ status: 200 });
  });

  test('of several settings is made together, where only both are right', async () => {
    const [min, max] = [await settingNamed('phone_min_length'), await settingNamed('phone_max_length')];
    const answer = await change({ name: 'phone_min_length', value: 17 }, { name: 'phone_max_length', value: 18 });
    expect(answer.body.data?.entry_ids).toHaveLength(2);
    expect(await change({ name: 'phone_min_length', value: min.value }, { name: 'phone_max_length', value: max.value })).toMatchObject({
      status: 200,
    });
    expect((await change({ name: 'phone_min_length', value: 17 }, { name: 'otp_length', value: 5 })).status).toBe(422);
    expect((await settingNamed('otp_length')).value).toBe(4);
  });

  test('[admin-08] over a value that somebody else changed is refused, and names it', async () => {
    const { version } = await settingNamed('mobile');
    expect((await change({ name: 'mobile', value: '111' })).status).toBe(200);
    expect(await change({ name: 'mobile', value: '222', version }, { name: 'otp_length', value: 5 })).toMatchObject({
      status: 409,
      body: { data: { names: ['mobile'] } },
    });
    expect((await settingNamed('mobile')).value).toBe('111');
  });

  test.each([
    ['app_name', { ar: 'بازار' }],
    ['app_name', { fr: 'Bazar', en: 'Bazaar' }],
    ['app_name', 'Bazaar'],
    ['multi_vendor', 'yes'],
    ['otp_length', 12],
    ['otp_length', null],
    ['time_zone', 'Amman'],
    ['app_locale', 'fr'],
    ['default_country', 'Atlantis'],
    ['single_shop', 987_654],
    ['single_shop', 'x'],
    ['theme_colors', { primary: '#112233' }],
    ['social_auths', { google: { is_active: true, client_id: null } }],
    ['web_logo', { en: 'javascript:x' }],
    ['footer_qr', 'javascript:x'],
  ])('of %s to %j is a 422 that names it', async (name, value) => {
    const before = await readRow();
    expect(await change({ name, value })).toMatchObject({ status: 422, body: { errors: { [name]: [expect.any(String)] } } });
    expect(await readRow()).toEqual(before);
  });

  test('of a setting that does not exist is a 422', async () => {
    expect((await change({ name: 'id', value: 2 })).status).toBe(422);
    expect((await change({ name: 'pusher_app_key', value: 'x' })).status).toBe(422);
    expect((await change({ name: 'default_phone_code', value: '20', version: '' })).status).toBe(409);
  });
});

test('the command line records the change too', async () => {
  expect(await runSoukOn(marketplace, ['settings', 'set', 'guest_cart', 'yes'])).toMatchObject({ code: 0 });
  expect(await newest()).toMatchObject({
    action: 'setting.change',
    subject_id: 'guest_cart',
    before: { value: false },
    after: { value: true },
    device: 'npm run souk',
  });
});
