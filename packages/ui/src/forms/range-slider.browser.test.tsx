import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RangeSlider } from './range-slider.tsx';

type Range = readonly [number, number];

function Prices({ start, onCommit }: { start: Range; onCommit?: (range: Range) => void }) {
  const [value, setValue] = useState(start);
  return (
    <RangeSlider
      bounds={{ min: 0, max: 100, step: 10 }}
      value={value}
      onChange={setValue}
      onCommit={onCommit}
      labels={['Lowest price', 'Highest price']}
      format={(amount) => `$${amount}`}
    />
  );
}

async function renderPrices(start: Range, onCommit?: (range: Range) => void) {
  const screen = await render(<Prices start={start} {...(onCommit && { onCommit })} />);
  return { low: screen.getByRole('slider', { name: 'Lowest price' }), high: screen.getByRole('slider', { name: 'Highest price' }) };
}

test('arrow keys move a thumb by a step and commit the range', async () => {
  const onCommit = vi.fn();
  const { low, high } = await renderPrices([20, 80], onCommit);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(low).toHaveValue('30');
  await expect.element(low).toHaveAttribute('aria-valuetext', '$30');
  expect(onCommit).toHaveBeenLastCalledWith([30, 80]);
  await userEvent.keyboard('{Tab}{ArrowLeft}{ArrowLeft}');
  await expect.element(high).toHaveValue('60');
  expect(onCommit).toHaveBeenLastCalledWith([30, 60]);
});

test('the thumbs never pass each other', async () => {
  const { low, high } = await renderPrices([50, 60]);
  await userEvent.keyboard('{Tab}{End}');
  await expect.element(low).toHaveValue('60');
  await userEvent.keyboard('{Tab}{Home}');
  await expect.element(high).toHaveValue('60');
  await expect.element(low).toHaveValue('60');
});

test('with both thumbs at the end the lower one can be dragged back', async () => {
  const { low, high } = await renderPrices([100, 100]);
  const { right, left, top, width } = high.element().getBoundingClientRect();
  const thumb = document.elementFromPoint(right - 8, top + 12);
  expect(thumb).toBe(low.element());
  expect(width).toBeGreaterThan(right - left - 1);
});

test('in right-to-left pages the left arrow raises the value and the lower thumb is on the right', async () => {
  document.documentElement.dir = 'rtl';
  const { low } = await renderPrices([20, 80]);
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await expect.element(low).toHaveValue('30');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(low).toHaveValue('10');
});
