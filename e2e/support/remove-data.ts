import { rmSync } from 'node:fs';
import { keepsMarket } from './environment.ts';

/** The market of this run is not kept. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default function removeData(): void {
  const folder = process.env.SOUK_E2E_DATA;
  if (folder && !keepsMarket()) rmSync(folder, { recursive: true, force: true });
}
