type Crumb = { label: string; href?: string | undefined };
type Item = { name: string; href: string };

/** The way to this page, for search engines. */
export function breadcrumbJsonLd(origin: string, crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      // The last one is the page itself and needs no address.
      ...(href && { item: `${origin}${href}` }),
    })),
  };
}

/** What the page lists, in its order. */
export function itemListJsonLd(origin: string, items: readonly Item[]) {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, href }, index) => ({ '@type': 'ListItem', position: index + 1, name, url: `${origin}${href}` })),
  };
}
