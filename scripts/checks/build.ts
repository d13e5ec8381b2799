import type { Part } from './outcome.ts';
import { overBudget } from './page-budgets.ts';
import { buildStorefront } from './storefront-build.ts';

/** The production build, and whether its pages keep within their bytes: two tests. */
export function build(): Part {
  return {
    title: 'Build',
    run: async () => {
      const code = await buildStorefront();
      if (code !== 0) return { passed: 0, failures: [`Build: vite ended with code ${code}`] };
      const failures = overBudget().map((failure) => `Bytes of the pages: ${failure}`);
      return { passed: failures.length === 0 ? 2 : 1, failures };
    },
  };
}
