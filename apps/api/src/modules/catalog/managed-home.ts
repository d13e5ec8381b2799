import { ContentState, type HomeSectionState, type HomeState } from '@souk/contract/back-office/content-state';
import { type HomeSectionKey, type HomeSort, hasFeed, homeFeeds, homeSections } from '@souk/contract/catalog/home-sections';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import type { Languages } from '../../platform/text/texts.ts';
import { isShownAt } from './domain/shown-at.ts';
import { deleteHomeLayout, findHomeLayout, upsertHomeLayout } from './queries/home/home-layouts.ts';

const defaultSection = (key: HomeSectionKey): HomeSectionState => ({
  ...{ key, is_active: true, title: {}, sort: null, starts_at: null, ends_at: null },
});

export async function readHomeState(read: ReadDatabase<DB>): Promise<HomeState> {
  const parsed = ContentState.safeParse({ kind: 'home', sections: (await findHomeLayout(read)) ?? [] }).data;
  return { kind: 'home', sections: allSections(parsed?.kind === 'home' ? parsed.sections : []) };
}

/** Each section once, the street first; those that an earlier release did not know are at the end. */
export function allSections(given: readonly HomeSectionState[]): HomeSectionState[] {
  const known = given.filter(({ key }, index) => given.findIndex((each) => each.key === key) === index);
  const missing = homeSections.filter((key) => !known.some((each) => each.key === key)).map(defaultSection);
  const isStreet = ({ key }: HomeSectionState) => key === 'street';
  const all = [...known, ...missing];
  return [...all.filter(isStreet), ...all.filter((section) => !isStreet(section))];
}

export async function writeHomeState(transaction: Transaction<DB>, { sections }: HomeState): Promise<void> {
  const isDefault = sections.every(({ key, is_active, title, sort, starts_at, ends_at }, index) => {
    const isAlways = is_active && starts_at === null && ends_at === null;
    return key === homeSections[index] && isAlways && sort === null && Object.keys(title).length === 0;
  });
  if (isDefault) await deleteHomeLayout(transaction);
  else await upsertHomeLayout(transaction, sections);
  await bumpTags(transaction, ['settings']);
}

/** Whether its products are others than those that the default title names. */
export function isOtherwiseFed({ key, sort }: Pick<HomeSectionState, 'key' | 'sort'>): boolean {
  return hasFeed(key) && sort !== null && sort !== homeFeeds[key];
}

export type HomeLayout = {
  sections: HomeSectionKey[];
  titles: Partial<Record<HomeSectionKey, string>>;
  sorts: Record<keyof typeof homeFeeds, HomeSort>;
};

/** The sections that are shown now in their order, with their titles in one language. */
export function layoutOf({ sections }: HomeState, { locale, defaultLocale, clock }: Languages & { clock: Clock }): HomeLayout {
  const now = clock.now();
  const shown = sections.filter((section) => isShownAt(section, now));
  const titles: HomeLayout['titles'] = {};
  const sorts: HomeLayout['sorts'] = { ...homeFeeds };
  for (const { key, title, sort } of shown) {
    // The translated default title is better than one in another language, unless it names other products.
    const text = title[locale] ?? (isOtherwiseFed({ key, sort }) ? title[defaultLocale] : undefined);
    if (text) titles[key] = text;
    if (sort && hasFeed(key)) sorts[key] = sort;
  }
  return { sections: shown.map(({ key }) => key), titles, sorts };
}
