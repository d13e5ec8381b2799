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
  const readJson = (name: string) => readFile(join(client, '.vite', name), 'utf8').then(JSON.parse);
  const [module, template, manifest, styles] = await Promise.all([
    import(pathToFileURL(join(folder, 'server', 'entry-server.js')).href),
    readFile(join(client, 'index.html'), 'utf8'),
    readJson('manifest.json'),
    readJson('style-rules.json'),
  ]);
  return module.createRenderer({ template, manifest, styles, origin });
}
