import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** The meaning of an address: a page under its canonical address, a redirect, or no page. */
export type PageAddress =
  | { kind: 'page'; address: string }
  | { kind: 'moved'; address: string; status: 301 | 302 }
  | { kind: 'nowhere'; address: string | undefined };

/** The built storefront, apart from its renderer, which render workers load. */
export type Storefront = {
  clientFolder: string;
  /** The plain `index.html`: the application without a page, which a browser renders itself. */
  shell: string;
  /** Finds the canonical form of an address as a browser sends it; `languages` are those that the shop offers. */
  canonicalAddress: (address: string, languages: ReadonlySet<string>) => PageAddress;
};

const AddressModule = z.object({
  canonicalAddress: z.custom<Storefront['canonicalAddress']>((value) => typeof value === 'function'),
});

/** Loads what `npm run build` made; undefined where nothing is built, as while developing, when Vite serves the pages. */
export async function loadStorefront(folder: string): Promise<Storefront | undefined> {
  const clientFolder = join(folder, 'client');
  const entry = join(folder, 'server', 'entry-server.js');
  if (!existsSync(entry) || !existsSync(join(clientFolder, 'index.html'))) return undefined;
  const [module, shell] = await Promise.all([import(pathToFileURL(entry).href), readFile(join(clientFolder, 'index.html'), 'utf8')]);
  const { canonicalAddress } = AddressModule.parse({ ...module });
  return { clientFolder, shell, canonicalAddress };
}
