import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

/** Everything around the pages. */
const shellChunk = 'shell';
/** The API's address in development, unless SOUK_API is set. */
const localApi = 'http://127.0.0.1:3000';

/** `vite --mode seller` is the seller panel. The build of the admin panel comes first, because it empties the folder. */
const panels = {
  admin: { root: '.', base: '/admin/', outDir: 'dist', port: 5174, minShareCount: 24 },
  seller: { root: 'seller', base: '/seller/', outDir: 'dist/seller', port: 5175, minShareCount: 5 },
} as const;

export default defineConfig(({ mode }) => {
  const api = loadEnv(mode, import.meta.dirname, 'SOUK_').SOUK_API ?? localApi;
  // The panels are built apart, so that neither loads code that only the other one shares.
  const panel = panels[mode === 'seller' ? 'seller' : 'admin'];
  return {
    root: join(import.meta.dirname, panel.root),
    base: panel.base,
    plugins: [react(), tailwindcss(), preloadShell(panel.base), compressFiles()],
    server: { port: panel.port, proxy: { '/api': api, '/media': api } },
    build: {
      outDir: join(import.meta.dirname, panel.outDir),
      emptyOutDir: true,
      cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
      target: ['chrome111', 'safari16.4', 'firefox114'],
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // By default each set of modules that some pages share becomes its own file: two dozen for a list.
            groups: [
              // The first script, which requests everything else.
              { name: 'start', tags: ['$initial'] },
              { name: shellChunk, test: /\/open-(admin|seller)\.tsx$/ },
              // The page that the seller panel is opened with, in one file with all that it needs.
              ...(mode === 'seller' ? [{ name: 'today', test: /\/today-page\.tsx$/ }] : []),
              { name: 'pages', minShareCount: panel.minShareCount },
              ...(mode === 'seller' ? [{ name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 }] : []),
            ],
          },
        },
      },
    },
  };
});

/** The first script imports the shell: the browser requests both at once. */
function preloadShell(base: string): Plugin {
  return {
    name: 'souk:preload-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .flatMap((chunk) => (chunk.type === 'chunk' && chunk.name === shellChunk ? [chunk.fileName, ...chunk.imports] : []))
          .map((file) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${file}` }, injectTo: 'head' })),
    },
  };
}

/** Writes a .br for each script and style sheet, which the server sends as it is. */
function compressFiles(): Plugin {
  return {
    name: 'souk:compress-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      await Promise.all(names.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
}
