import type { SeededProduct } from './seed-catalog.ts';
import { daysFrom, type SeedContext } from './seed-context.ts';

const running = { en: 'Lantern Hours', ar: 'ساعات الفوانيس', ir: 'ساعت‌های فانوس' };
const scheduled = { en: 'Friday Under the Arches', ar: 'جمعة تحت القناطر', ir: 'جمعه زیر طاق‌ها' };

/** A running sale and a scheduled one. */
export async function seedFlashSales({ db, random, now, picture }: SeedContext, products: SeededProduct[]): Promise<void> {
  // The form has no seconds.
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const friday = nextFriday(minute);
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
        starts_at: daysFrom(minute, -1),
        ends_at: daysFrom(minute, 2.4),
      },
      {
        name: JSON.stringify(scheduled),
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
  const offers = (saleId: number, offset: number, isRunning: boolean) =>
    plenty
      .filter((_product, index) => index % 9 === offset)
      .slice(0, 18)
      .map(({ id, content }, position) => {
        const quantity = random.between(20, 60);
        return {
          flash_sale_id: saleId,
          product_id: id,
          price: Math.round(((content.discount_price ?? content.price) * random.between(55, 80)) / 100 / 50) * 50,
          quantity,
          sold: isRunning ? random.between(2, quantity - 3) : 0,
          position,
        };
      });
  await db
    .insertInto('flash_sale_products')
    .values([...offers(first.id, 2, true), ...offers(second.id, 5, false)])
    .execute();
}

/** The first Friday in three days or later: the name of the sale contains the day. */
function nextFriday(now: Date): Date {
  const earliest = daysFrom(now, 3);
  return daysFrom(earliest, (5 - earliest.getUTCDay() + 7) % 7);
}
