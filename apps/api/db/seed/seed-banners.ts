import { demoContent } from '../../../../demo/read-content.ts';
import type { Market } from './market.ts';

export async function seedBanners({ db, picture }: Market): Promise<void> {
  const places = new Map<string, number>();
  const rows = demoContent.banners.map((banner, position) => {
    const number = (places.get(banner.place) ?? 0) + 1;
    places.set(banner.place, number);
    return {
      kind: banner.place,
      title: JSON.stringify(banner.title),
      subtitle: JSON.stringify(banner.subtitle),
      button: JSON.stringify(banner.button),
      link: banner.link,
      picture_id: picture(`${banner.place}-${number}`),
      picture_rtl_id: picture(`${banner.place}-${number}-rtl`),
      position,
    };
  });
  await db.insertInto('banners').values(rows).execute();
}
