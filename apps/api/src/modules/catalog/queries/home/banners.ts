import { sql } from 'kysely';
import type { PictureRow } from '../../../../platform/media/present-picture.ts';
import { pictureOf, type Read } from '../fragments.ts';

export type BannerRow = {
  id: number;
  kind: 'hero' | 'side' | 'ad';
  title: unknown;
  subtitle: unknown;
  button: unknown;
  link: string | null;
  picture: PictureRow;
  picture_rtl: PictureRow | null;
};

/** The banners that are shown at that moment. */
export async function listBanners(read: Read, now: Date): Promise<BannerRow[]> {
  const result = await sql<BannerRow>`
    select b.id, b.kind, b.title, b.subtitle, b.button, b.link, ${pictureOf('i')} as picture, ${pictureOf('mirrored')} as picture_rtl
    from banners b join pictures i on i.id = b.picture_id left join pictures mirrored on mirrored.id = b.picture_rtl_id
    where b.active and (b.starts_at is null or b.starts_at <= ${now}::timestamptz) and (b.ends_at is null or b.ends_at > ${now}::timestamptz)
    order by b.position, b.id`.execute(read);
  return result.rows;
}

/** Every moment at which a banner begins or ends to be shown, in milliseconds. */
export async function listBannerBoundaries(read: Read): Promise<number[]> {
  const rows = await read.selectFrom('banners').select(['starts_at', 'ends_at']).where('active', '=', true).execute();
  return rows.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]).flatMap((moment) => (moment ? [moment.getTime()] : []));
}

export async function isRightToLeft(read: Read, locale: string): Promise<boolean> {
  const language = await read.selectFrom('languages').select('direction').where('name', '=', locale).executeTakeFirst();
  return language?.direction === 'rtl';
}
