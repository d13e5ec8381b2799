import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { appIcons } from './app-icons.ts';
import { offlineWorker } from './offline-worker.ts';
import { doorChunk, doorsChunk, homeChunk } from './page-chunk.ts';
import { precompress } from './precompress.ts';

/** Where the API listens while developing, unless SOUK_API says otherwise. */
const localApi = 'http://127.0.0.1:3000';
/** Begins the server's pages. */
const startFile = 'src/start-after-paint.ts';

/**
 * One `vite build` makes both halves: dist/client (static files that any web server can serve) and
 * dist/server/entry-server.js (the same app for the API's HTML).
 */
export default defineConfig(({ mode, command }) => {
  const api = loadEnv(mode, import.meta.dirname, 'SOUK_').SOUK_API ?? localApi;
  return {
    plugins: [react(), tailwindcss(), appIcons(), offlineWorker(), precompress()],
    server: { proxy: { '/api': api, '/media': api } },
    build: {
      // light-dark() and @starting-style stay as written: the browsers that we support know them.
      cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
      target: ['chrome111', 'safari16.4', 'firefox114'],
      assetsInlineLimit: 1024,
      // All of them know modulepreload.
      modulePreload: { polyfill: false },
    },
    builder: {},
    environments: {
      client: {
        build: {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: ['index.html', startFile],
            output: {
              // The start file names every other one: names made of all that share a file would be a kilobyte of it, and long hashes cannot be packed.
              chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '').slice(0, 8)}-[hash:7].js`,
              codeSplitting: {
                // What every page needs is two files: ours, and the libraries that browsers keep over our releases. Left alone,
                // each set of modules that some pages share becomes its own file, two dozen of them for the home page.
                groups: [
                  {
                    name: 'vendor',
                    tags: ['$initial'],
                    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|zustand)\//,
                  },
                  { name: 'shell', tags: ['$initial'], test: (id) => !id.endsWith(startFile) },
                  // Large, and only for pages and dialogs with a form: merged by size, it would come along elsewhere.
                  { name: 'forms', test: /node_modules\/react-hook-form\/|\/lib\/api\/show-field-problems\.ts$/ },
                  { name: homeChunk, debugName: 'home', minShareCount: 2 },
                  // Before those that would take the icons of others along.
                  {
                    name: 'icons',
                    test: /node_modules\/lucide-react\//,
                    minShareCount: 2,
                    entriesAware: true,
                    entriesAwareMergeThreshold: 2000,
                  },
                  // Small, and for lists and forms alike: merged with the product list, it would bring that to every form.
                  { name: 'select', test: /\/ui\/select\.tsx$/ },
                  { name: doorsChunk, debugName: 'doors', minShareCount: 2 },
                  { name: doorChunk, debugName: 'door', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000 },
                  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        // React is taken in as well, and its half for production alone: it would be the slow development half wherever NODE_ENV is not set.
        resolve: { noExternal: true },
        ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
        build: {
          outDir: 'dist/server',
          rolldownOptions: { input: 'src/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } },
        },
      },
    },
  };
});
