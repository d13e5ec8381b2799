import { ensureChromium } from '../browser/find-chromium.ts';
import type { Part } from './outcome.ts';

/** Finds or installs the browser and sets CHROMIUM for the tests. A missing browser counts as a failed test. */
export function chromium(): Part {
  return {
    title: 'Browser',
    run: async () => {
      const file = await ensureChromium();
      if (!file) return { passed: 0, failures: ['Browser: no Chromium, see the advice above'] };
      process.env.CHROMIUM = file;
      return { passed: 0, failures: [] };
    },
  };
}
