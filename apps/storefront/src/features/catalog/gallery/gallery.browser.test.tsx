import type { Picture } from '@souk/contract/fields';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShop } from '../../../../test/builders/render-in-shop.tsx';
import { Gallery } from './gallery.tsx';

const dot = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const pictures: Picture[] = ['Front', 'Side', 'Back'].map((alt, index) => ({
  src: `${dot}#${index}`,
  widths: [],
  width: 8,
  height: 8,
  preview: '',
  alt,
}));

async function renderGallery(direction: 'ltr' | 'rtl' = 'ltr', width = 1024) {
  document.documentElement.dir = direction;
  await page.viewport(width, 800);
  const { screen } = await renderInShop(<Gallery productId={1} name="Mug" pictures={pictures} video={null} />);
  return {
    screen,
    slide: (position: number) => screen.getByRole('button', { name: `Image ${position} of 3, full screen` }),
    lightbox: screen.getByRole('dialog', { name: /^Mug/ }),
  };
}

for (const [direction, forward, back] of [
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const) {
  test(`[browse-05] full screen, arrow keys change the picture on a ${direction} page, and the gallery shows the last one afterwards`, async () => {
    const { slide, lightbox } = await renderGallery(direction);
    await slide(1).click();
    await expect.element(lightbox.getByText('1 of 3')).toBeVisible();
    await userEvent.keyboard(forward);
    await expect.element(lightbox.getByText('2 of 3')).toBeVisible();
    await userEvent.keyboard(`${back}${back}`);
    await expect.element(lightbox.getByText('3 of 3')).toBeVisible();
    await expect.element(lightbox.getByRole('img', { name: 'Back' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(lightbox).not.toBeInTheDocument();
    await expect.element(slide(3)).toBeInViewport();
    await expect.element(slide(3)).toHaveFocus();
  });
}

test('keys and buttons zoom between the whole picture and four times its size', async () => {
  const { slide, lightbox } = await renderGallery();
  await slide(1).click();
  const zoomOut = lightbox.getByRole('button', { name: 'Zoom out' });
  const width = () => lightbox.getByRole('img', { name: 'Front' }).element().getBoundingClientRect().width;
  await expect.element(zoomOut).toBeDisabled();
  await expect.element(lightbox.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
  const whole = width();
  await userEvent.keyboard('+');
  await expect.poll(width).toBeCloseTo(whole * 1.5, 0);
  await userEvent.keyboard('-');
  await expect.element(zoomOut).toBeDisabled();
  for (let press = 0; press < 6; press++) await lightbox.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeCloseTo(whole * 4, 0);
  await lightbox.getByRole('button', { name: 'Next' }).click();
  await expect.element(zoomOut).toBeDisabled();
});

test('[every-02] the keyboard opens the lightbox, and Tab stays in it', async () => {
  const { slide, lightbox } = await renderGallery();
  await userEvent.keyboard('{Tab}');
  await expect.element(slide(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(lightbox.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(lightbox.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(lightbox.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
});

for (const [direction, atStart, atEnd] of [
  ['ltr', 'Previous', 'Next'],
  ['rtl', 'Next', 'Previous'],
] as const) {
  test(`the button on the left is ${atStart} on a ${direction} page, and both change the picture`, async () => {
    const { slide, lightbox } = await renderGallery(direction);
    await slide(1).click();
    const [left, right] = [lightbox.getByRole('button', { name: atStart }), lightbox.getByRole('button', { name: atEnd })];
    await expect.element(left).toBeVisible();
    expect(left.element().getBoundingClientRect().left).toBeLessThan(right.element().getBoundingClientRect().left);
    await lightbox.getByRole('button', { name: 'Next' }).click();
    await expect.element(lightbox.getByText('2 of 3')).toBeVisible();
    await lightbox.getByRole('button', { name: 'Previous' }).click();
    await expect.element(lightbox.getByText('1 of 3')).toBeVisible();
  });
}

test('[browse-05] on a tablet the dots show their picture', async () => {
  const { screen, slide } = await renderGallery('ltr', 800);
  await expect.element(slide(3)).not.toBeInViewport();
  await screen.getByRole('button', { name: 'Image 3 of 3', exact: true }).click();
  await expect.element(slide(3)).toBeInViewport();
});

for (const [direction, forward] of [
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
] as const) {
  test(`[every-02] the pictures are one stop of the Tab key, and arrow keys move between them on a ${direction} page`, async () => {
    const { slide } = await renderGallery(direction);
    await userEvent.keyboard('{Tab}');
    await expect.element(slide(1)).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect.element(slide(2)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(slide(3)).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect.element(slide(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(slide(3)).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(slide(3)).not.toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(slide(3)).toHaveFocus();
  });
}
