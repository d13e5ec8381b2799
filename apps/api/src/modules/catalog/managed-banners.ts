import type { BannersState } from '@souk/contract/back-office/content-state';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { listRows } from '../../platform/database/edit-rows.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { replaceRows } from '../../platform/database/replace-rows.ts';
import { findPictures } from '../../platform/media/find-pictures.ts';
import { bannerList } from './banner-list.ts';
import type { BannerRow } from './queries/home/banners.ts';

const texts = z.record(z.string(), z.string());
/** As states have it. */
const moment = z
  .date()
  .transform((date) => date.toISOString())
  .nullable();
const places = ['hero', 'side', 'ad'] as const;
const Stored = z.object({
  ...{ id: z.number(), kind: z.enum(places), title: texts, subtitle: texts, button: texts, link: z.string().nullable() },
  ...{ picture_id: z.number(), picture_rtl_id: z.number().nullable(), active: z.boolean() },
  ...{ starts_at: moment, ends_at: moment },
});

export async function readBannersState(read: ReadDatabase<DB>): Promise<BannersState> {
  const rows = z.array(Stored).parse(await listRows<DB>(read, bannerList));
  const banners = rows.map(({ kind, active, ...row }) => ({ ...row, place: kind, is_active: active }));
  return { kind: 'banners', banners: places.flatMap((place) => banners.filter((banner) => banner.place === place)) };
}

export async function writeBannersState(transaction: Transaction<DB>, { banners }: BannersState): Promise<void> {
  const rows = banners.map(({ id, place, title, subtitle, button, is_active, ...values }, position) => ({
    id,
    values: {
      ...{ ...values, kind: place, active: is_active, position },
      ...{ title: JSON.stringify(title), subtitle: JSON.stringify(subtitle), button: JSON.stringify(button) },
    },
  }));
  await replaceRows<DB>(transaction, 'banners', rows);
  await bumpTags(transaction, bannerList.tags);
}

/** The shown banners of a draft at the moment of its preview, as the query returns published ones. */
export async function draftBannerRows(read: ReadDatabase<DB>, { banners }: BannersState): Promise<BannerRow[]> {
  const pictures = await findPictures<DB>(
    read,
    banners.flatMap(({ picture_id, picture_rtl_id }) => [picture_id, picture_rtl_id]),
  );
  const find = (id: number | null) => pictures.find((each) => each.id === id) ?? null;
  return banners.flatMap(({ id, place, picture_id, picture_rtl_id, is_active, starts_at: _start, ends_at: _end, ...banner }, index) => {
    const picture = find(picture_id);
    if (!picture || !is_active) return [];
    return [{ ...banner, id: id ?? Number.MAX_SAFE_INTEGER - index, kind: place, picture, picture_rtl: find(picture_rtl_id) }];
  });
}
