import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { appIcons } from './app-icons.ts';
import { offlineWorker } from './offline-worker.ts';
import { entryPageChunk, entryPagesChunk, homeChunk } from './page-chunk.ts';
import { precompress } from './precompress.ts';
import { styleRules } from './style-rules.ts';

/** The API's address in development, unless SOUK_API is set. */
const localApi = 'http://127.0.0.1:3000';
/** Starts server-rendered pages. */
const startFile = 'src/start-after-paint.ts';

/**
 * One `vite build` makes both halves: dist/client (static files for any web server) and dist/server/entry-server.js
 * (the renderer for the API server).
 */
export default defineConfig(({ mode, command }) => {
  const api = loadEnv(mode, import.meta.dirname, 'SOUK_').SOUK_API ?? localApi;
  return {
    plugins: [react(), tailwindcss(), appIcons(), styleRules(), offlineWorker(), precompress()],
    server: { proxy: { '/api': api, '/media': api } },
    build: {
      // Preserves light-dark() and @starting-style: all supported browsers know them.
      cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
      target: ['chrome111', 'safari16.4', 'firefox114'],
      assetsInlineLimit: 1024,
      modulePreload: {
        // All supported browsers know modulepreload.
        polyfill: false,
        // Every page has these from its start. Each route of the application lists the files that it loads.
        resolveDependencies: (_file, files) => files.filter((file) => !/\/(vendor|rolldown)-/.test(file)),
      },
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
              // Short names: the start script lists all files, and hashes do not compress.
              chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '').slice(0, 8)}-[hash:7].js`,
              codeSplitting: {
                // Every page needs two files: our shared code, and the libraries, which change less often.
                // By default each set of modules that some pages share becomes its own file: two dozen for the home
                // page.
                groups: [
                  {
                    name: 'vendor',
                    tags: ['$initial'],
                    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|zustand)\//,
                  },
                  { name: 'shell', tags: ['$initial'], test: (id) => !id.endsWith(startFile) },
                  // Large, and only for pages and dialogs with a form.
                  { name: 'forms', test: /node_modules\/react-hook-form\/|\/client\/src\/api\/show-field-problems\.ts$/ },
                  { name: homeChunk, debugName: 'home', minShareCount: 2 },
                  // Before groups that would include the icons of other pages.
                  {
                    name: 'icons',
                    test: /node_modules\/lucide-react\//,
                    minShareCount: 2,
                    entriesAware: true,
                    entriesAwareMergeThreshold: 2000,
                  },
                  // Small, and used by lists and forms: it must not bring the product list to every form.
                  { name: 'select', test: /\/ui\/src\/forms\/select\.tsx$/ },
                  { name: entryPagesChunk, debugName: 'entries', minShareCount: 2 },
                  { name: entryPageChunk, debugName: 'entry', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000 },
                  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        // React is bundled too, in its production build: it would be the slow development build wherever NODE_ENV is
        // not set.
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
