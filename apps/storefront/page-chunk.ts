type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const home = '/src/routes/home.tsx';
/**
 * The other pages where visits start, by chunk. A browser fetches six files at a time, so their shared code should be
 * few files.
 */
const entryPages = {
  product: '/src/routes/catalog/product.tsx',
  products: '/src/routes/catalog/products.tsx',
  blog: '/src/routes/content/blog.tsx',
};

/**
 * The chunk of code that the home page shares with other pages. Separate, so that no code of other pages loads with it.
 */
export function homeChunk(id: string, modules: Modules): string | null {
  return isUsedBy(home, id, modules) ? 'home' : null;
}

/** The chunk of code that several other entry pages share. */
export function entryPagesChunk(id: string, modules: Modules): string | null {
  return listEntryPages(id, modules).length > 1 ? 'entries' : null;
}

/** The chunk of code that one entry page shares with other pages. */
export function entryPageChunk(id: string, modules: Modules): string | null {
  return listEntryPages(id, modules)[0] ?? null;
}

function listEntryPages(id: string, modules: Modules): string[] {
  return Object.entries(entryPages).flatMap(([chunk, page]) => (isUsedBy(page, id, modules) ? [chunk] : []));
}

function isUsedBy(page: string, id: string, modules: Modules): boolean {
  // Libraries are imported through one entry file each, so every page would count as importing all of it.
  return !id.includes('/node_modules/') && isImportedBy(page, id, modules, new Set());
}

/** Follows static imports only, over any distance. */
function isImportedBy(page: string, id: string, modules: Modules, seen: Set<string>): boolean {
  if (id.endsWith(page)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((importer) => isImportedBy(page, importer, modules, seen)) ?? false;
}
