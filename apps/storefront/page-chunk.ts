type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const home = 'home';
/** Where most other visits start. A browser fetches six files at a time, so what these pages share comes in few. */
const doors = ['product', 'products', 'blog'];

/**
 * The chunk of what the home page imports and other pages do too: by itself, so that nothing which only those others need is
 * merged with it and comes along to the page where most visits start.
 */
export function homeChunk(id: string, modules: Modules): string | null {
  return isWantedBy(home, id, modules) ? home : null;
}

/** The chunk of what several of the other doors import. */
export function doorsChunk(id: string, modules: Modules): string | null {
  return wantingDoors(id, modules).length > 1 ? 'doors' : null;
}

/** The chunk of what one of them shares with pages that are none. */
export function doorChunk(id: string, modules: Modules): string | null {
  return wantingDoors(id, modules)[0] ?? null;
}

function wantingDoors(id: string, modules: Modules): string[] {
  return doors.filter((door) => isWantedBy(door, id, modules));
}

function isWantedBy(page: string, id: string, modules: Modules): boolean {
  // Libraries are imported through one file that knows all of them: each would count as wanted by whoever wants any.
  return !id.includes('/node_modules/') && isImportedBy(`/src/routes/${page}.tsx`, id, modules, new Set());
}

/** By static imports alone, however many lie between. */
function isImportedBy(page: string, id: string, modules: Modules, seen: Set<string>): boolean {
  if (id.endsWith(page)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((importer) => isImportedBy(page, importer, modules, seen)) ?? false;
}
