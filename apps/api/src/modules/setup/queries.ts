import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import type { Texts } from '../../platform/text/texts.ts';

export type SetupFacts = {
  app_name: Texts;
  app_locale: string;
  has_logo: boolean;
  /** The titles of the languages, that of the default one first. */
  languages: string[];
  currency: string;
  currencies: number;
  has_category: boolean;
  has_shop: boolean;
  has_delivery: boolean;
  /** A published product with a picture, in stock, of an open shop. */
  has_product: boolean;
  cash_on_delivery: boolean;
  online_payment: boolean;
  /** The names of the active gateways. */
  gateways: string[];
  skipped: string[];
};

/** The rows that the setup checklist depends on, in one statement. */
export async function getSetupFacts(read: ReadDatabase<DB>): Promise<SetupFacts> {
  const { rows } = await sql<SetupFacts>`
    select s.app_name, s.app_locale, s.cash_on_delivery, s.online_payment, s.logo_url <> '{}' as has_logo,
      array(select title from languages where active order by name <> s.app_locale, position, name) as languages,
      (select name from currencies where is_default) as currency,
      (select count(*)::int from currencies where active) as currencies,
      exists (select from categories where active) as has_category,
      exists (select from shops where active) as has_shop,
      exists (select from delivery_bands b join shops o on o.id = b.shop_id where o.active) as has_delivery,
      exists (
        select from products p join shops o on o.id = p.shop_id
        where p.active and p.in_stock and o.active and exists (select from product_pictures i where i.product_id = p.id)
      ) as has_product,
      array(select name from payment_gateways where active order by position, name) as gateways,
      array(select step from skipped_setup_steps order by step) as skipped
    from settings s`.execute(read);
  const [facts] = rows;
  if (!facts) throw new Error('The row of settings is missing.');
  return facts;
}

/** Two operators who answer the same step wait for each other. */
export async function lockSetup(transaction: Kysely<DB>): Promise<void> {
  await sql`lock table skipped_setup_steps in share row exclusive mode`.execute(transaction);
}

export async function insertSkippedStep(transaction: Kysely<DB>, step: string): Promise<void> {
  await transaction.insertInto('skipped_setup_steps').values({ step }).execute();
}

export async function deleteSkippedStep(transaction: Kysely<DB>, step: string): Promise<void> {
  await transaction.deleteFrom('skipped_setup_steps').where('step', '=', step).execute();
}
