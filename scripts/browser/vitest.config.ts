import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './find-chromium.ts';

const executablePath = findChromium();
const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Component tests (`*.browser.test.tsx`) of both applications and of packages/ui, in the installed Chromium. */
export default defineConfig({
  root: '../..',
  plugins: [react(), tailwindcss()],
  test: {
    name: 'components',
    include: ['apps/{back-office,storefront}/src/**/*.browser.test.tsx', 'packages/ui/src/**/*.browser.test.tsx'],
    setupFiles: [join(import.meta.dirname, '../../apps/storefront/test/browser-setup.ts')],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium', viewport: { width: 412, height: 839 } }],
    },
  },
});
