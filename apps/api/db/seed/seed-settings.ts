import { footers, menus } from './content/menus.ts';
import type { Market } from './market.ts';

const terracotta = {
  primary: '#B4501E',
  '50': '#FDF6F0',
  '100': '#FAE8DA',
  '200': '#F4CDB1',
  '300': '#EBAA7D',
  '400': '#E0834D',
  '500': '#D0662E',
  '600': '#B4501E',
  '700': '#933F19',
  '800': '#763419',
  '900': '#602D18',
  '950': '#33150A',
};

/** Languages, currencies, the settings row, menus and footers. */
export async function seedSettings({ db }: Market): Promise<void> {
  await db
    .insertInto('languages')
    .values([
      { name: 'ar', title: 'العربية', direction: 'rtl', position: 1 },
      { name: 'ir', title: 'فارسی', direction: 'rtl', position: 2 },
    ])
    .execute();
  await db
    .insertInto('currencies')
    .values([
      { name: 'EUR', symbol: '€', position: 'suffix', rate_from_default: 0.92 },
      { name: 'JPY', symbol: '¥', position: 'prefix', rate_from_default: 151.4, minor_digits: 0 },
    ])
    .execute();
  await db.updateTable('settings').set(shopSettings).execute();
  await db
    .insertInto('social_links')
    .values([
      { name: 'Instagram', link: 'https://www.instagram.com/', position: 0 },
      { name: 'Facebook', link: 'https://www.facebook.com/', position: 1 },
      { name: 'YouTube', link: 'https://www.youtube.com/', position: 2 },
    ])
    .execute();
  await db
    .insertInto('payment_gateways')
    .values([
      { name: 'stripe', title: 'Stripe', active: true, position: 0 },
      { name: 'demo', title: 'Demo payment', active: true, position: 1 },
    ])
    .execute();
  await seedMenus(db);
}

const shopSettings = {
  app_name: 'Souk',
  multi_vendor: true,
  cash_on_delivery: true,
  online_payment: true,
  mobile: '+1 202 555 0147',
  email: 'hello@souk.example',
  whatsapp: '+1 202 555 0147',
  address: JSON.stringify({
    en: '3 Arcade Passage, Old Town',
    ar: '3 ممر القناطر، البلدة القديمة',
    ir: 'شهر قدیم، گذر طاق‌ها، شماره‌ی سه',
  }),
  opening_hours: JSON.stringify({
    en: 'Saturday to Thursday, 9:00 to 18:00',
    ar: 'من السبت إلى الخميس، من 9 صباحًا إلى 6 مساءً',
    ir: 'شنبه تا پنجشنبه، نُه صبح تا شش عصر',
  }),
  footer_text: JSON.stringify({ en: 'Souk. Made by many hands.', ar: 'سوق. من صنع أيادٍ كثيرة.', ir: 'سوق. کار دست‌های بسیار.' }),
  footer_description: JSON.stringify({
    en: 'A covered market of small makers.',
    ar: 'سوق مسقوفة لصغار الحِرفيين.',
    ir: 'بازاری سرپوشیده از سازنده‌های کوچک.',
  }),
  show_download_app: true,
  google_playstore_link: 'https://play.google.com/store',
  app_store_link: 'https://www.apple.com/app-store/',
  theme_colors: JSON.stringify(terracotta),
};

async function seedMenus(db: Market['db']): Promise<void> {
  await db
    .insertInto('menus')
    .values(menus.map((menu, position) => ({ ...menu, name: JSON.stringify(menu.name), position })))
    .execute();
  for (const [position, footer] of footers.entries()) {
    const { id } = await db
      .insertInto('footers')
      .values({ title: JSON.stringify(footer.title ?? {}), position })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('footer_items')
      .values(
        footer.items.map((item, place) => ({
          footer_id: id,
          type: item.type,
          title: JSON.stringify(item.title),
          url: item.url,
          position: place,
        })),
      )
      .execute();
  }
}
