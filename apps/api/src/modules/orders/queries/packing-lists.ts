import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

export type PackedOrderRow = {
  code: string;
  created_at: Date;
  shop_name: unknown;
  app_name: unknown;
  /** The language of the shopper, and its direction. */
  locale: string;
  direction: string;
  note: string | null;
  address: {
    name: string;
    phone: string;
    area: string;
    flat_no: string | null;
    post_code: string | null;
    address_line: string;
    address_line2: string | null;
  };
  lines: { name: unknown; size: unknown; color: unknown; unit: unknown; sku: string | null; quantity: number }[];
};

/** The orders with these codes, in their order; without the items that were refunded. */
export async function listPackedOrders(read: ReadDatabase<DB>, codes: readonly string[]): Promise<PackedOrderRow[]> {
  const { rows } = await sql<PackedOrderRow>`
    select o.code, o.created_at, s.name as shop_name, g.app_name, p.locale, coalesce(n.direction, 'ltr') as direction, o.note, o.address,
      (select coalesce(json_agg(json_build_object('name', l.name, 'size', l.size, 'color', l.color, 'unit', l.unit, 'sku', v.sku,
          'quantity', l.left_quantity) order by l.id), '[]')
        from (select i.*, i.quantity - coalesce((select sum(r.quantity)::int from refund_lines r where r.line_id = i.id), 0) as left_quantity
          from order_lines i where i.order_id = o.id) l
        join product_variants v on v.id = l.variant_id where l.left_quantity > 0) as lines
    from orders o join shops s on s.id = o.shop_id join people p on p.id = o.person_id cross join settings g
    left join languages n on n.name = p.locale
    where o.code = any(${codes}::text[]) order by array_position(${codes}::text[], o.code)`.execute(read);
  return rows;
}
