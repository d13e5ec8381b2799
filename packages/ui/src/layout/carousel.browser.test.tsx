import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from './carousel.tsx';

afterEach(() => vi.useRealTimers());

async function renderOffers(autoplayMs?: number) {
  await page.viewport(1024, 700);
  const screen = await render(
    <>
      <Carousel label="Offers" autoplayMs={autoplayMs} className="h-60 w-200">
        {['Lamps', 'Rugs', 'Bowls'].map((name) => (
          <a key={name} href={`#${name}`} className="block h-full">
            {name}
          </a>
        ))}
      </Carousel>
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = (name: string) => screen.getByRole('button', { name });
  const expectSlide = (position: number) => expect.element(button(`Slide ${position}`)).toHaveAttribute('aria-current', 'true');
  return { screen, button, expectSlide };
}

for (const direction of ['ltr', 'rtl'] as const) {
  test(`the buttons move by a slide and wrap around on a ${direction} page`, async () => {
    document.documentElement.dir = direction;
    const { screen, button, expectSlide } = await renderOffers();
    await expectSlide(1);
    await button('Next').click();
    await expectSlide(2);
    await expect.element(screen.getByRole('link', { name: 'Rugs' })).toBeInViewport();
    await button('Previous').click();
    await expectSlide(1);
    await button('Previous').click();
    await expectSlide(3);
    await button('Next').click();
    await expectSlide(1);
    await button('Slide 2').click();
    await expectSlide(2);
  });
}

test('only the link of the visible slide can be reached', async () => {
  const { screen, button, expectSlide } = await renderOffers();
  await expectSlide(1);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: 'Lamps' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Slide 1')).toHaveFocus();
  await button('Slide 2').click();
  await expectSlide(2);
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(screen.getByRole('link', { name: 'Rugs' })).toHaveFocus();
});

test('it advances on its own, but not while it is hovered, focused or paused', async () => {
  const { button, expectSlide } = await renderOffers(60_000);
  const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  await button('Elsewhere').hover();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // Hovering stops the real interval; the next one runs by the fake clock.
  await button('Slide 1').hover();
  wait(200);
  await expectSlide(1);
  await button('Elsewhere').hover();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  wait(40);
  await expectSlide(1);
  wait(20);
  await expectSlide(2);
  await button('Pause').click();
  await button('Elsewhere').click();
  await expect.element(button('Play')).toBeVisible();
  expect(vi.getTimerCount()).toBe(0);
  await button('Play').click();
  await expect.element(button('Pause')).toHaveFocus();
  expect(vi.getTimerCount()).toBe(0);
  await userEvent.click(button('Elsewhere'));
  await expect.poll(() => vi.getTimerCount()).toBe(1);
});
