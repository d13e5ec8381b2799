import type { FootersState, MenusState, SocialLinksState } from '@souk/contract/back-office/content-state';
import { FooterItem, MenuItem } from '@souk/contract/settings';
import type { Selectable, Transaction } from 'kysely';
import type { DB, FooterItems, Footers, Menus, SocialLinks } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { replaceRows } from '../../platform/database/replace-rows.ts';
import { mergeTexts } from '../../platform/text/texts.ts';
import { listFooterItems, listFooters, listMenus, listSocialLinks } from './queries.ts';
import { siteLists } from './site-lists.ts';

type Read = ReadDatabase<DB>;

export async function readMenusState(read: Read): Promise<MenusState> {
  const items = (await listMenus(read)).map(({ id, name, url, target, is_external }) => ({
    ...{ id, url, is_external, name: mergeTexts({}, Object(name)), target: MenuItem.shape.target.parse(target) },
  }));
  return { kind: 'menus', items };
}

export async function writeMenusState(transaction: Transaction<DB>, { items }: MenusState): Promise<void> {
  const rows = items.map(({ id, name, ...values }, position) => ({ id, values: { ...values, name: JSON.stringify(name), position } }));
  await replaceRows<DB>(transaction, 'menus', rows);
  await bumpTags(transaction, siteLists.menus.tags);
}

export async function readFootersState(read: Read): Promise<FootersState> {
  const [footers, items] = await Promise.all([listFooters(read), listFooterItems(read)]);
  const itemsOf = (column: number) =>
    items
      .filter(({ footer_id }) => footer_id === column)
      .map(({ id, type, title, url, target }) => ({
        ...{ id, url, title: mergeTexts({}, Object(title)) },
        ...{ type: FooterItem.shape.type.parse(type), target: FooterItem.shape.target.parse(target) },
      }));
  return {
    kind: 'footers',
    columns: footers.map(({ id, title }) => ({ id, title: mergeTexts({}, Object(title)), items: itemsOf(id) })),
  };
}

export async function writeFootersState(transaction: Transaction<DB>, { columns }: FootersState): Promise<void> {
  const ids = await replaceRows<DB>(
    transaction,
    'footers',
    columns.map(({ id, title }, position) => ({ id, values: { title: JSON.stringify(title), position } })),
  );
  const items = columns.flatMap((column, index) =>
    column.items.map(({ id, title, ...values }, position) => ({
      id,
      values: { ...values, footer_id: ids[index], title: JSON.stringify(title), position },
    })),
  );
  await replaceRows<DB>(transaction, 'footer_items', items);
  await bumpTags(transaction, siteLists.footers.tags);
}

export async function readSocialLinksState(read: Read): Promise<SocialLinksState> {
  const links = (await listSocialLinks(read)).map(({ id, name, link, logo_url }) => ({ id, name, link, logo_url }));
  return { kind: 'social-links', links };
}

export async function writeSocialLinksState(transaction: Transaction<DB>, { links }: SocialLinksState): Promise<void> {
  const rows = links.map(({ id, ...values }, position) => ({ id, values: { ...values, position } }));
  await replaceRows<DB>(transaction, 'social_links', rows);
  await bumpTags(transaction, siteLists.socialLinks.tags);
}

/** A new row of a draft has a number that no stored row has. */
const idOf = (id: number | null, index: number) => id ?? Number.MAX_SAFE_INTEGER - index;

/** The rows of drafts, as the queries return published ones. */
export const draftRows = {
  menus: ({ items }: MenusState): Selectable<Menus>[] =>
    items.map((item, position) => ({ ...item, id: idOf(item.id, position), position })),
  footers: ({ columns }: FootersState): { footers: Selectable<Footers>[]; footerItems: Selectable<FooterItems>[] } => ({
    footers: columns.map(({ id, title }, position) => ({ id: idOf(id, position), title, position })),
    footerItems: columns.flatMap((column, index) =>
      column.items.map((item, position) => ({
        ...item,
        id: idOf(item.id, 1000 * (index + 1) + position),
        footer_id: idOf(column.id, index),
        position,
      })),
    ),
  }),
  socialLinks: ({ links }: SocialLinksState): Selectable<SocialLinks>[] =>
    links.map((link, position) => ({ ...link, id: idOf(link.id, position), position })),
};
