import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuantityStepper } from './quantity-stepper.tsx';

function Stepper({ start, ...props }: { start: number; max?: number; floor?: 'stop' | 'remove'; onRemove?: () => void }) {
  const { onRemove, ...rest } = props;
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      {...rest}
      label="Quantity of Mug"
      value={value}
      onIncrease={() => setValue(value + 1)}
      onDecrease={() => (value <= 1 ? onRemove?.() : setValue(value - 1))}
    />
  );
}

test('the buttons change the value between one and the maximum', async () => {
  const screen = await render(<Stepper start={1} max={2} />);
  const [decrease, increase] = [
    screen.getByRole('button', { name: 'Decrease quantity' }),
    screen.getByRole('button', { name: 'Increase quantity' }),
  ];
  await expect.element(decrease).toBeDisabled();
  await increase.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('2');
  await expect.element(increase).toBeDisabled();
  await decrease.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('1');
});

test('with a floor of remove the minus button removes the last item', async () => {
  const onRemove = vi.fn();
  const screen = await render(<Stepper start={2} floor="remove" onRemove={onRemove} />);
  await screen.getByRole('button', { name: 'Decrease quantity' }).click();
  await screen.getByRole('button', { name: 'Remove' }).click();
  expect(onRemove).toHaveBeenCalledOnce();
});

test('the keyboard reaches and presses both buttons', async () => {
  const screen = await render(<Stepper start={2} />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1');
  await userEvent.keyboard('{Tab} ');
  await expect.element(screen.getByRole('status')).toHaveTextContent('2');
});
