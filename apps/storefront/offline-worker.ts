import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@souk/contract/calls';
import { build, type Plugin, type Rolldown } from 'vite';
import type { BuildFacts } from './worker/caches.ts';

/** Loaded on demand, but needed when the app starts offline: without server HTML, with its theme, on a page that fails. */
const shellModules = ['/src/app/start/render-in-browser.tsx', '/theme/theme-css.ts', '/feedback/error-state.tsx'];

/** Builds `sw.js`, the service worker, which knows only the files of this build. */
export function offlineWorker(): Plugin {
  return {
    name: 'souk:offline-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const page = bundle['index.html'];
      const shell = page?.type === 'asset' ? String(page.source) : '';
      const files = Object.keys(bundle)
        .filter((name) => /^assets\/.*\.(js|css)$/.test(name))
        .sort();
      const version = createHash('sha256')
        .update(JSON.stringify([shell, files]))
        .digest('hex')
        .slice(0, 12);
      const shellFiles = listShellFiles(bundle).map((name) => `/${name}`);
      await writeFile(join(dir, 'sw.js'), await bundleWorker({ version, shellFiles, shell, sharedCalls: listSharedCalls() }));
    },
  };
}

/** The entries and the shell's modules with everything that they import, and the styles. */
function listShellFiles(bundle: Rolldown.OutputBundle): string[] {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const roots = shellModules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`The service worker precaches ${module}, which is not in the build`);
    return chunk.fileName;
  });
  const waiting = [...chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName), ...roots];
  const found = new Set(outputs.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css')));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) continue;
    found.add(name);
    waiting.push(...chunk.imports);
  }
  return [...found].sort();
}

/** The calls whose answers the server caches for everybody. */
function listSharedCalls(): string[] {
  return Object.entries(calls).flatMap(([name, call]) => {
    const [method, path = ''] = name.split(' ');
    const isShared = method === 'GET' && 'tags' in call;
    return isShared ? [`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`] : [];
  });
}

async function bundleWorker(facts: BuildFacts): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { BUILD_FACTS: JSON.stringify(facts) },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(import.meta.dirname, 'worker/service-worker.ts'), output: { format: 'iife' } },
    },
  });
  const [worker] = 'output' in result ? result.output : [];
  if (worker?.type !== 'chunk') throw new Error('Vite did not build the service worker');
  return worker.code;
}
