import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OtpField } from './otp-field.tsx';

type CodeProps = { start?: string; onComplete?: (code: string) => void };

function Code({ start = '', onComplete }: CodeProps) {
  const [value, setValue] = useState(start);
  return (
    <>
      <OtpField label="OTP" value={value} onChange={setValue} onComplete={onComplete} />
      <output>{value}</output>
      <input aria-label="Message" defaultValue="Your code: 4 8 2 1" />
    </>
  );
}

async function renderCode(props: CodeProps = {}) {
  const screen = await render(<Code {...props} />);
  const box = (position: number) => screen.getByRole('textbox', { name: `Digit ${position} of 4` });
  const shown = () =>
    [1, 2, 3, 4].map((position) => box(position).element()).map((input) => input instanceof HTMLInputElement && input.value);
  return { screen, box, shown };
}

test('typed digits fill the boxes one after the other, and the last one completes the code', async () => {
  const onComplete = vi.fn();
  const { screen, box } = await renderCode({ onComplete });
  await box(1).click();
  await userEvent.keyboard('482');
  await expect.element(box(4)).toHaveFocus();
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('x1');
  await expect.element(screen.getByRole('status')).toHaveTextContent('4821');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('4821');
});

test('Arabic and Persian digits become Latin ones', async () => {
  const onComplete = vi.fn();
  const { screen, box } = await renderCode({ onComplete });
  await box(1).click();
  await userEvent.keyboard('٤٨۲۱');
  await expect.element(screen.getByRole('status')).toHaveTextContent('4821');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('4821');
});

test('a pasted code fills all boxes, from whichever box, and replaces an old code', async () => {
  const onComplete = vi.fn();
  const { screen, box, shown } = await renderCode({ start: '1234', onComplete });
  await screen.getByRole('textbox', { name: 'Message' }).click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
  await box(3).click();
  await userEvent.paste();
  await expect.poll(shown).toEqual(['4', '8', '2', '1']);
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('4821');
  await expect.element(box(4)).toHaveFocus();
});

test('Backspace empties its box first and then moves back', async () => {
  const { box, shown } = await renderCode({ start: '1234' });
  await box(4).click();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(shown).toEqual(['1', '2', '3', '']);
  await expect.element(box(4)).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(box(3)).toHaveFocus();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await expect.poll(shown).toEqual(['1', '', '', '']);
});

test('emptying a box in the middle does not change the digits after it, and a digit typed into it completes the code', async () => {
  const onComplete = vi.fn();
  const { box, shown } = await renderCode({ start: '1234', onComplete });
  await box(2).click();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(shown).toEqual(['1', '', '3', '4']);
  await userEvent.keyboard('9');
  await expect.poll(shown).toEqual(['1', '9', '3', '4']);
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('1934');
});

test('changing one digit of a whole code does not complete it again', async () => {
  const onComplete = vi.fn();
  const { box, shown } = await renderCode({ start: '1234', onComplete });
  await box(2).click();
  await userEvent.keyboard('7');
  await expect.poll(shown).toEqual(['1', '7', '3', '4']);
  await expect.element(box(3)).toHaveFocus();
  expect(onComplete).not.toHaveBeenCalled();
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`the boxes and the arrow keys go from left to right on a ${direction} page`, async () => {
    document.documentElement.dir = direction;
    const { box } = await renderCode({ start: '1234' });
    expect(box(1).element().getBoundingClientRect().left).toBeLessThan(box(2).element().getBoundingClientRect().left);
    await box(2).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(box(3)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect.element(box(1)).toHaveFocus();
  });
}
