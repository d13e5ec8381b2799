type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const homePage = '/src/routes/home.tsx';

/**
 * The chunk of what the home page imports and other pages do too: by itself, so that nothing which only those others need is
 * merged with it and comes along to the page where most visits start.
 */
export function homeChunk(id: string, modules: Modules): string | null {
  // Libraries are imported through one file that knows all of them: each would count as wanted by whoever wants any.
  if (id.includes('/node_modules/')) return null;
  return isImportedBy(homePage, id, modules, new Set()) ? 'home' : null;
}

/** By static imports alone, however many lie between. */
function isImportedBy(page: string, id: string, modules: Modules, seen: Set<string>): boolean {
  if (id.endsWith(page)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((importer) => isImportedBy(page, importer, modules, seen)) ?? false;
}
