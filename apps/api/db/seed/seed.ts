import { join } from 'node:path';
import type { Pool } from 'pg';
import { rebuildSearch } from '../../src/modules/catalog/refresh-search.ts';
import { rebuildPostSearch } from '../../src/modules/content/rebuild-post-search.ts';
import { createKysely } from '../../src/platform/database/create-kysely.ts';
import { createMediaStore } from '../../src/platform/media/media-store.ts';
import type { DB } from '../schema.ts';
import { finishCatalog } from './finish-catalog.ts';
import { importFilms } from './import-films.ts';
import { importPictures } from './import-pictures.ts';
import type { Market } from './market.ts';
import { createRandom } from './random.ts';
import { seedBanners } from './seed-banners.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedContent } from './seed-content.ts';
import { seedFlashSales } from './seed-flash-sales.ts';
import { seedHelp } from './seed-help.ts';
import { countSavings, seedMemberships } from './seed-memberships.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedSettings } from './seed-settings.ts';
import { seedShops } from './seed-shops.ts';
import { seedTerms } from './seed-terms.ts';
import { seedTickets } from './seed-tickets.ts';

export type SeedOptions = { pool: Pool; dataFolder: string; onProgress: (message: string) => void; now?: Date };

/** The demo market, the same on every run but for its dates. Fills an empty, migrated database in one transaction. */
export async function seedDatabase({ pool, dataFolder, onProgress, now = new Date() }: SeedOptions): Promise<void> {
  const db = createKysely<DB>(pool, { prepare: false });
  const started = performance.now();
  await db.transaction().execute(async (transaction) => {
    if (await hasProducts(transaction)) throw new Error('The database has products already; npm run db -- reset empties it first.');
    onProgress('Bringing in the pictures of the demo market.');
    const pictures = await importPictures(transaction, createMediaStore(join(dataFolder, 'media')));
    const picture = (name: string) => {
      const id = pictures.get(name);
      if (id === undefined) throw new Error(`demo/pictures has no ${name}.webp`);
      return id;
    };
    const hasPicture = (name: string) => pictures.has(name);
    const films = await importFilms(join(dataFolder, 'media', 'films'));
    const film = (slug: string) => films.get(slug) ?? null;
    const market: Market = { db: transaction, random: createRandom(20_261_121), now, picture, hasPicture, film };
    onProgress('Setting up shops and shelves.');
    await seedSettings(market);
    const shops = await seedShops(market);
    const products = await seedCatalog(market, shops);
    await seedTerms(market, shops);
    await seedFlashSales(market, products);
    await seedBanners(market);
    await seedContent(market);
    await seedHelp(market);
    onProgress('Letting shoppers in.');
    const people = await seedPeople(market, products);
    await seedReviews(market, products);
    const memberships = await seedMemberships(market, people.shopper);
    const orders = await seedOrders(market, people.shopper, memberships);
    await countSavings(market);
    await seedTickets(market, people.shopper, orders);
    await finishCatalog(transaction);
    await rebuildSearch(transaction);
    await rebuildPostSearch(transaction);
  });
  onProgress(`The demo market is open (${Math.round((performance.now() - started) / 100) / 10} s).`);
}

async function hasProducts(db: Market['db']): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}
