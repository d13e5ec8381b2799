import { developmentCode } from './development-code.ts';
import type { Part } from './outcome.ts';
import { overBudget } from './page-budgets.ts';
import { buildStorefront } from './storefront-build.ts';

/** Three tests: the production build, the byte budgets of its pages, and that it has no development code. */
export function build(): Part {
  return {
    title: 'Build',
    run: async () => {
      const code = await buildStorefront();
      if (code !== 0) return { passed: 0, failures: [`Build: vite ended with code ${code}`] };
      const tests = [
        overBudget().map((failure) => `Bytes of the pages: ${failure}`),
        developmentCode().map((failure) => `Build for production: ${failure}`),
      ];
      return { passed: 1 + tests.filter((failures) => failures.length === 0).length, failures: tests.flat() };
    },
  };
}
