import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The input of the built storefront's renderer; `headers` holds the view cookie and nothing else. */
type RenderRequest = {
  url: string;
  headers: Record<string, string>;
  /** Aborted once nobody waits for the page any more. */
  signal: AbortSignal;
};

/** A page as the built storefront renders it. */
export type BuiltPage = {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** The texts of inline styles. */
  inlineStyles: string[];
  /** Errors while rendering. */
  problems: unknown[];
};

export type FetchFromApi = (address: string, init: RequestInit) => Promise<Response>;
export type RenderPage = (request: RenderRequest, fetchFromApi: FetchFromApi) => Promise<BuiltPage>;

/** Loads the renderer that `npm run build` made, with the files that it fills. */
export async function loadRenderer(folder: string, origin: string): Promise<RenderPage> {
  const client = join(folder, 'client');
  const [module, template, manifest] = await Promise.all([
    import(pathToFileURL(join(folder, 'server', 'entry-server.js')).href),
    readFile(join(client, 'index.html'), 'utf8'),
    readFile(join(client, '.vite', 'manifest.json'), 'utf8').then(JSON.parse),
  ]);
  const styles = await readFile(join(client, manifest['index.html'].css[0]), 'utf8');
  const surroundings = { template, manifest, styles, origin };
  return (request, fetchFromApi) => module.render(request, { ...surroundings, fetch: fetchFromApi });
}
