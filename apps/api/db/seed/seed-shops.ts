import { demoContent } from '../../../../demo/read-content.ts';
import { bySlug, daysFrom, type Market } from './market.ts';

const { brands, shops } = demoContent;

export type Shops = { shops: Map<string, number>; brands: Map<string, number> };

export async function seedShops({ db, random, now, picture }: Market): Promise<Shops> {
  const shopRows = await db
    .insertInto('shops')
    .values(
      shops.map((shop) => {
        const soonest = random.between(1, 3);
        return {
          slug: shop.slug,
          name: JSON.stringify(shop.name),
          tagline: JSON.stringify(shop.tagline),
          description: JSON.stringify(shop.description),
          address: JSON.stringify(shop.address),
          tint: shop.tint,
          logo_id: picture(`shop-${shop.slug}-logo`),
          banner_id: picture(`shop-${shop.slug}-banner`),
          delivery_days_min: soonest,
          delivery_days_max: soonest + random.between(1, 4),
          created_at: daysFrom(now, -random.between(90, 900)),
        };
      }),
    )
    .returning(['id', 'slug'])
    .execute();
  const brandRows = await db
    .insertInto('brands')
    .values(
      brands.map((brand) => ({ slug: brand.slug, name: JSON.stringify({ en: brand.name }), logo_id: picture(`brand-${brand.slug}`) })),
    )
    .returning(['id', 'slug'])
    .execute();
  return { shops: bySlug(shopRows), brands: bySlug(brandRows) };
}
