import { daysFrom, type Market } from './market.ts';
import type { SeededProduct } from './seed-catalog.ts';

const running = { en: 'Lantern Hours', ar: 'ساعات الفوانيس', ir: 'ساعت‌های فانوس' };
const coming = { en: 'Friday Under the Arches', ar: 'جمعة تحت القناطر', ir: 'جمعه زیر طاق‌ها' };

/** One sale that runs and one that comes. */
export async function seedFlashSales({ db, random, now, picture }: Market, products: SeededProduct[]): Promise<void> {
  const friday = nextFriday(now);
  const [first, second] = await db
    .insertInto('flash_sales')
    .values([
      {
        name: JSON.stringify(running),
        description: JSON.stringify({
          en: 'Eighteen things at their lowest price, while the lanterns burn.',
          ar: 'ثماني عشرة قطعة بأدنى أسعارها ما دامت الفوانيس مضاءة.',
          ir: 'هجده کالا با پایین‌ترین قیمت، تا فانوس‌ها روشن‌اند.',
        }),
        thumbnail_id: picture('flash-sale'),
        starts_at: daysFrom(now, -1),
        ends_at: daysFrom(now, 2.4),
      },
      {
        name: JSON.stringify(coming),
        description: JSON.stringify({
          en: 'New prices from every shop on Friday.',
          ar: 'أسعار جديدة من كل المتاجر يوم الجمعة.',
          ir: 'جمعه قیمت‌های تازه از همه‌ی فروشگاه‌ها.',
        }),
        thumbnail_id: picture('flash-sale'),
        starts_at: friday,
        ends_at: daysFrom(friday, 2),
      },
    ])
    .returning('id')
    .execute();
  if (!first || !second) throw new Error('The flash sales were not inserted');
  const plenty = products.filter(({ content }) => content.stock === 'plenty');
  const offers = (sale: number, from: number, sold: boolean) =>
    plenty
      .filter((_product, index) => index % 9 === from)
      .slice(0, 18)
      .map(({ id, content }, position) => {
        const quantity = random.between(20, 60);
        return {
          flash_sale_id: sale,
          product_id: id,
          price: Math.round(((content.discount_price ?? content.price) * random.between(55, 80)) / 100 / 50) * 50,
          quantity,
          sold: sold ? random.between(2, quantity - 3) : 0,
          position,
        };
      });
  await db
    .insertInto('flash_sale_products')
    .values([...offers(first.id, 2, true), ...offers(second.id, 5, false)])
    .execute();
}

/** It is called after its day, and leaves some days to look forward to. */
function nextFriday(now: Date): Date {
  const soonest = daysFrom(now, 3);
  return daysFrom(soonest, (5 - soonest.getUTCDay() + 7) % 7);
}
