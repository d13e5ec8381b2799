import type { Part } from './outcome.ts';
import { buildStorefront } from './storefront-build.ts';

/** The production build, which counts as one test. */
export function build(): Part {
  return {
    title: 'Build',
    run: async () => {
      const code = await buildStorefront();
      return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`Build: vite ended with code ${code}`] };
    },
  };
}
