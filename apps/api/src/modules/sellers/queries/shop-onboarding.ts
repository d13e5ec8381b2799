import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

export type OnboardingFacts = {
  awaits_opening: boolean;
  has_page: boolean;
  has_address: boolean;
  has_delivery: boolean;
  has_product: boolean;
  has_payout: boolean;
};

/** The facts of a shop that its checklist is made of. A published product of a closed shop is hidden with it. */
export async function findOnboardingFacts(shopId: number, read: ReadDatabase<DB>): Promise<OnboardingFacts | undefined> {
  const { rows } = await sql<OnboardingFacts>`
    select s.awaits_opening, s.logo_id is not null and s.banner_id is not null
        and exists (select from jsonb_each_text(s.description) e where btrim(e.value) <> '') as has_page,
      coalesce(s.phone, '') <> '' and exists (select from jsonb_each_text(s.address) e where btrim(e.value) <> '') as has_address,
      exists (select from delivery_bands d where d.shop_id = s.id) as has_delivery,
      exists (select from products p where p.shop_id = s.id and (p.active or p.hidden_with_shop)) as has_product,
      exists (select from payout_accounts a where a.shop_id = s.id) as has_payout
    from shops s where s.id = ${shopId}::bigint`.execute(read);
  return rows[0];
}
