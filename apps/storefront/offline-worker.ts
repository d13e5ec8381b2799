import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@souk/contract/calls';
import { build, type Plugin } from 'vite';
import type { BuildFacts } from './worker/build-facts.ts';

/** Builds `sw.js` beside the client: what keeps the shop standing without a connection. It knows this build's files and no other's. */
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
        .map((name) => `/${name}`)
        .sort();
      const version = createHash('sha256')
        .update(JSON.stringify([shell, files]))
        .digest('hex')
        .slice(0, 12);
      await writeFile(join(dir, 'sw.js'), await bundleWorker({ version, files, shell, sharedCalls: listSharedCalls() }));
    },
  };
}

/** The answers that the server too keeps for everybody. */
function listSharedCalls(): string[] {
  return Object.entries(calls).flatMap(([name, call]) => {
    const [method, path = ''] = name.split(' ');
    const isShared = method === 'GET' && 'tags' in call;
    return isShared ? [`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`] : [];
  });
}

async function bundleWorker(facts: BuildFacts): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    define: { BUILD_FACTS: JSON.stringify(facts) },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(import.meta.dirname, 'worker/service-worker.ts'), output: { format: 'iife' } },
    },
  });
  const [worker] = 'output' in made ? made.output : [];
  if (worker?.type !== 'chunk') throw new Error('The service worker was not built');
  return worker.code;
}
