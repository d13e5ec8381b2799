import { join } from 'node:path';
import type { Pool } from 'pg';
import { rebuildSearch } from '../../src/modules/catalog/refresh/search-index.ts';
import { rebuildPostSearch } from '../../src/modules/content/edit-posts.ts';
import { createKysely } from '../../src/platform/database/kysely.ts';
import { createMediaStore } from '../../src/platform/media/media-store.ts';
import type { DB } from '../schema.ts';
import { importFilms, importPictures } from './import-media.ts';
import { seedCatalog, seedShops, updateDerivedColumns } from './seed-catalog.ts';
import { seedCommissionRules } from './seed-commissions.ts';
import { seedBanners, seedContent, seedHelp } from './seed-content.ts';
import { createRandom, type SeedContext } from './seed-context.ts';
import { seedFlashSales } from './seed-flash-sales.ts';
import { seedMemberships, updateSavings } from './seed-memberships.ts';
import { seedOrders } from './seed-orders.ts';
import { seedAdmin, seedPeople, seedSeller } from './seed-people.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedSettings } from './seed-settings.ts';
import { seedTerms } from './seed-terms.ts';
import { seedTickets } from './seed-tickets.ts';

export type SeedOptions = { pool: Pool; dataFolder: string; onProgress: (message: string) => void; now?: Date };

/** Seeds the demo marketplace into an empty, migrated database in one transaction. Only dates differ between runs. */
export async function seedDatabase({ pool, dataFolder, onProgress, now = new Date() }: SeedOptions): Promise<void> {
  const db = createKysely<DB>(pool, { prepare: false });
  const started = performance.now();
  await db.transaction().execute(async (transaction) => {
    if (await hasProducts(transaction)) throw new Error('The database has products already; npm run db -- reset deletes them first.');
    onProgress('Importing the demo pictures.');
    const pictures = await importPictures(transaction, createMediaStore(join(dataFolder, 'media')));
    const picture = (name: string) => {
      const id = pictures.get(name);
      if (id === undefined) throw new Error(`demo/pictures has no ${name}.webp`);
      return id;
    };
    const hasPicture = (name: string) => pictures.has(name);
    const films = await importFilms(join(dataFolder, 'media', 'films'));
    const film = (slug: string) => films.get(slug) ?? null;
    const context: SeedContext = { db: transaction, random: createRandom(20_261_121), now, picture, hasPicture, film };
    onProgress('Seeding shops and products.');
    await seedSettings(context);
    const shops = await seedShops(context);
    const products = await seedCatalog(context, shops);
    await seedTerms(context, shops);
    await seedCommissionRules(context);
    await seedFlashSales(context, products);
    await seedBanners(context);
    await seedContent(context);
    await seedHelp(context);
    onProgress('Seeding people, reviews and orders.');
    const people = await seedPeople(context, products);
    await seedReviews(context, products);
    const memberships = await seedMemberships(context, people.shopper);
    const orders = await seedOrders(context, people.shopper, memberships);
    await updateSavings(context);
    await seedTickets(context, people.shopper, orders);
    await seedAdmin(context);
    await seedSeller(context);
    await updateDerivedColumns(transaction);
    await rebuildSearch(transaction);
    await rebuildPostSearch(transaction);
  });
  onProgress(`Seeded the demo marketplace (${Math.round((performance.now() - started) / 100) / 10} s).`);
}

async function hasProducts(db: SeedContext['db']): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}
