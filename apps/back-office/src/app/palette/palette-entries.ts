import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { Found } from '@souk/contract/back-office/panel/find';
import type { Permission } from '@souk/contract/back-office/permissions';
import { Grid3x3, Languages, LifeBuoy, type LucideIcon, Package, Palette, Plus, Store, Tag, User } from 'lucide-react';
import { changePreferences, type Language, languages, type Theme } from '../../lib/frame/preferences.ts';
import { paths } from '../../lib/paths.ts';
import type { Area } from '../areas.ts';

/** A line of the palette: a page to open, or something to do at once. */
export type PaletteEntry = { id: string; title: string; detail: string; icon: LucideIcon } & (
  | { href: string; run?: never }
  | { href?: never; run: () => void }
);

export type PaletteGroup = { label: string; entries: PaletteEntry[] };

/** The things that can be created or changed on a screen of their own, with the permission that it needs. */
const creations: readonly { label: string; href: string; needs: Permission; icon?: LucideIcon }[] = [
  { label: 'Create a product', href: paths.newProduct(), needs: 'products:write' },
  { label: 'Edit products as a grid', href: paths.productGrid(), needs: 'products:write', icon: Grid3x3 },
  { label: 'Create a category', href: paths.category({ id: 'new' }), needs: 'products:write' },
  { label: 'Create a brand', href: paths.term({ kind: 'brands', id: 'new' }), needs: 'products:write' },
  { label: 'Create a role', href: paths.role({ id: 'new' }), needs: 'staff' },
];

const themeTexts: Readonly<Record<Theme, string>> = { system: 'Colours as the device', light: 'Light colours', dark: 'Dark colours' };

/** The screens of the navigation. */
export function screenEntries({ t }: I18n, areas: readonly Area[]): PaletteEntry[] {
  return areas.map(({ path, label, icon }) => ({ id: `screen ${path}`, title: t(label), detail: '', icon, href: `/${path}` }));
}

export function actionEntries({ t, locale }: I18n, permissions: readonly Permission[]): PaletteEntry[] {
  const created = creations
    .filter(({ needs }) => permissions.includes(needs))
    .map(({ label, href, icon = Plus }): PaletteEntry => ({ id: `action ${label}`, title: t(label), detail: '', icon, href }));
  const codes: Language[] = ['en', 'ar', 'ir'];
  const spoken = codes
    .filter((code) => code !== locale)
    .map(
      (code): PaletteEntry => ({
        id: `language ${code}`,
        title: t('Switch to {language}', { language: languages[code] }),
        detail: '',
        icon: Languages,
        run: () => changePreferences({ language: code }),
      }),
    );
  const themes: Theme[] = ['light', 'dark', 'system'];
  const colours = themes.map(
    (theme): PaletteEntry => ({
      id: `theme ${theme}`,
      title: t(themeTexts[theme]),
      detail: '',
      icon: Palette,
      run: () => changePreferences({ theme }),
    }),
  );
  return [...created, ...spoken, ...colours];
}

const kinds: Readonly<Record<Found['kind'], { label: string; icon: LucideIcon; href: (key: string) => string }>> = {
  order: { label: 'Orders', icon: Package, href: (code) => paths.order({ code }) },
  product: { label: 'Products', icon: Tag, href: (id) => paths.product({ id: Number(id) }) },
  person: { label: 'People', icon: User, href: (id) => paths.person({ id }) },
  shop: { label: 'Shops', icon: Store, href: (id) => `/shops/${id}` },
  ticket: { label: 'Tickets', icon: LifeBuoy, href: (ticket_number) => paths.ticket({ ticket_number }) },
};

/** The results of the server in groups by kind. Kinds whose screen does not exist are left out. */
export function foundGroups({ t }: I18n, found: readonly Found[], hasScreen: (href: string) => boolean): PaletteGroup[] {
  const order: Found['kind'][] = ['order', 'product', 'person', 'shop', 'ticket'];
  return order.flatMap((kind) => {
    const { label, icon, href } = kinds[kind];
    const entries = found
      .filter((each) => each.kind === kind)
      .map(({ id, key, title, detail }): PaletteEntry => {
        return { id: `${kind} ${id}`, title: title || t('No name yet'), detail, icon, href: href(key) };
      })
      .filter((entry) => entry.href !== undefined && hasScreen(entry.href));
    return entries.length > 0 ? [{ label: t(label), entries }] : [];
  });
}
