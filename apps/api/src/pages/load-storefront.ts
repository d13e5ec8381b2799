import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** What the storefront's renderer needs for one address; `headers` holds the view cookie and nothing else. */
export type PageRequest = {
  url: string;
  headers: Record<string, string>;
  /** Aborted once nobody waits for the page any more. */
  signal: AbortSignal;
};

/** What an address opens: a page under its canonical address, another address, or no page. */
export type PageAddress =
  | { kind: 'page'; address: string }
  | { kind: 'moved'; address: string; status: 301 | 302 }
  | { kind: 'nowhere'; address: string | undefined };

export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** The texts of inline styles, for the hashes of the Content-Security-Policy. */
  inlineStyles: string[];
  /** What failed while rendering. */
  problems: unknown[];
};

/** The built storefront: its files, and the renderer that makes HTML of an address. */
export type Storefront = {
  clientFolder: string;
  /** The plain `index.html`: the application without a page, which a browser renders itself. */
  shell: string;
  /** Reads an address as a browser sends it; `languages` are those that the shop offers. */
  canonicalAddress: (address: string, languages: ReadonlySet<string>) => PageAddress;
  render: (request: PageRequest, fetchFromApi: (address: string, init: RequestInit) => Promise<Response>) => Promise<RenderedPage>;
};

const RenderModule = z.object({
  render: z.custom<(request: PageRequest, surroundings: object) => Promise<RenderedPage>>((value) => typeof value === 'function'),
  canonicalAddress: z.custom<Storefront['canonicalAddress']>((value) => typeof value === 'function'),
});

/** All that this floor reads of it: the file of the styles. */
const Manifest = z.object({ 'index.html': z.object({ css: z.tuple([z.string()]) }) });

/** Loads what `npm run build` made; undefined where nothing is built, as while developing, when Vite serves the pages. */
export async function loadStorefront(folder: string, origin: string): Promise<Storefront | undefined> {
  const clientFolder = join(folder, 'client');
  const entry = join(folder, 'server', 'entry-server.js');
  if (!existsSync(entry) || !existsSync(join(clientFolder, 'index.html'))) return undefined;
  const [module, template, manifest] = await Promise.all([
    import(pathToFileURL(entry).href),
    readFile(join(clientFolder, 'index.html'), 'utf8'),
    readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8').then(JSON.parse),
  ]);
  const { render, canonicalAddress } = RenderModule.parse({ ...module });
  const [styleFile] = Manifest.parse(manifest)['index.html'].css;
  const styles = await readFile(join(clientFolder, styleFile), 'utf8');
  const surroundings = { template, manifest, styles, origin };
  return {
    clientFolder,
    shell: template,
    canonicalAddress,
    render: (request, fetchFromApi) => render(request, { ...surroundings, fetch: fetchFromApi }),
  };
}
