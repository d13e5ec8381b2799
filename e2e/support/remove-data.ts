import { rmSync } from 'node:fs';

/** The market of this run is not kept. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default function removeData(): void {
  const folder = process.env.SOUK_E2E_DATA;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
