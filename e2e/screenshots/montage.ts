import type { Page } from '@playwright/test';

type Shots = Record<'home' | 'product' | 'checkout' | 'arabic', Buffer>;

/** Combines four screenshots on one background of the brand's sand colour. */
export async function montage(page: Page, shots: Shots): Promise<void> {
  await page.setViewportSize({ width: 1320, height: 1180 });
  await page.setContent(`<style>
    body { margin: 0; padding: 48px; background: #efe7db; display: grid; gap: 32px; grid-template-columns: 596px 272px 292px; grid-template-rows: 633px 419px }
    img { width: 100%; height: 100%; object-fit: cover; object-position: top; border-radius: 16px; box-shadow: 0 0 0 1px #d9ccba, 0 16px 40px -12px rgb(72 44 20 / 30%) }
    .home { grid-column: 1 / 3 }
    .arabic { border-radius: 28px }
    .row { grid-column: 1 / 4; display: grid; grid-template-columns: 1fr 1fr; gap: 32px }
  </style>${picture(shots, 'home')}${picture(shots, 'arabic')}<div class="row">${picture(shots, 'product')}${picture(shots, 'checkout')}</div>`);
  await page.evaluate(() => Promise.all([...document.images].map((each) => each.decode())));
}

function picture(shots: Shots, name: keyof Shots): string {
  return `<img class="${name}" alt="" src="data:image/png;base64,${shots[name].toString('base64')}">`;
}
