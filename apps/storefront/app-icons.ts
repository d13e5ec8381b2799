import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** The light background of the default palette, for icons that phones crop. */
const ground = '#fdf6f0';

const icons = [
  { name: '192', edge: 192, margin: 0.02 },
  { name: '512', edge: 512, margin: 0.02 },
  { name: 'touch-180', edge: 180, margin: 0.12, ground },
  { name: 'maskable-512', edge: 512, margin: 0.22, ground },
] as const;

/** Renders the shipped logo as app icons into the build. A marketplace with its own logo does not use them. */
export function appIcons(): Plugin {
  return {
    name: 'souk:app-icons',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const logo = await readFile(join(import.meta.dirname, 'public/icon.svg'));
      const rendered = await Promise.all(icons.map((icon) => renderIcon(logo, icon)));
      for (const [index, { name }] of icons.entries())
        this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source: rendered[index] ?? '' });
    },
  };
}

type Icon = { edge: number; margin: number; ground?: string };

function renderIcon(logo: Buffer, { edge, margin, ground: background = '#ffffff00' }: Icon): Promise<Buffer> {
  const border = Math.round(edge * margin);
  const inner = edge - 2 * border;
  return sharp(logo, { density: 600 })
    .resize({ width: inner, height: inner, fit: 'contain', background: '#ffffff00' })
    .extend({ top: border, bottom: border, left: border, right: border, background: '#ffffff00' })
    .flatten(background === ground && { background })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
