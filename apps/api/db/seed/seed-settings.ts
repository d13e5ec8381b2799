import { demoContent } from '../../../../demo/read-content.ts';
import { normalizeWords } from '../../src/platform/text/search-text.ts';
import type { SeedContext } from './seed-context.ts';

const { navigation, settings, synonyms } = demoContent;

/** Languages, currencies, the settings row, synonyms, menus and footers. */
export async function seedSettings({ db }: SeedContext): Promise<void> {
  await db
    .insertInto('languages')
    .values(settings.languages.map((language, index) => ({ ...language, position: index + 1 })))
    .execute();
  await db.insertInto('currencies').values(settings.currencies).execute();
  await db.updateTable('settings').set(siteRow()).execute();
  await db
    .insertInto('social_links')
    .values(settings.social_links.map((link, position) => ({ ...link, position })))
    .execute();
  await db
    .insertInto('payment_gateways')
    .values([
      { name: 'stripe', title: 'Stripe', active: true, position: 0 },
      { name: 'demo', title: 'Demo payment', active: true, position: 1 },
    ])
    // An earlier start has inserted the gateways that are configured.
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  await db
    .insertInto('search_synonyms')
    .values(
      Object.entries(synonyms).flatMap(([language, words]) =>
        Object.entries(words).map(([word, finds]) => ({
          language,
          word: normalizeWords(word).join(''),
          finds: finds.flatMap(normalizeWords),
        })),
      ),
    )
    .execute();
  await seedMenus(db);
  await db
    .insertInto('skipped_setup_steps')
    .values(['name', 'messages', 'opening'].map((step) => ({ step })))
    .execute();
}

function siteRow() {
  const { app_name, address, opening_hours, footer_text, footer_description, theme_colors, ...plain } = settings.site;
  return {
    ...plain,
    app_name: JSON.stringify(app_name),
    address: JSON.stringify(address),
    opening_hours: JSON.stringify(opening_hours),
    footer_text: JSON.stringify(footer_text),
    footer_description: JSON.stringify(footer_description),
    theme_colors: JSON.stringify(theme_colors),
  };
}

async function seedMenus(db: SeedContext['db']): Promise<void> {
  await db
    .insertInto('menus')
    .values(navigation.menus.map((menu, position) => ({ ...menu, name: JSON.stringify(menu.name), position })))
    .execute();
  for (const [position, footer] of navigation.footers.entries()) {
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
