import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StarInput } from './star-input.tsx';

const words = ['Bad', 'Poor', 'Fine', 'Good', 'Great'];

function Rating({ error }: { error?: string }) {
  const [value, setValue] = useState(0);
  return <StarInput label="Your rating" value={value} onChange={setValue} words={words} error={error} />;
}

test('a click chooses stars and shows their word', async () => {
  const screen = await render(<Rating />);
  await screen.getByRole('radio', { name: '4 out of 5 stars' }).click({ force: true });
  await expect.element(screen.getByRole('radio', { name: '4 out of 5 stars' })).toBeChecked();
  await userEvent.unhover(screen.getByRole('group', { name: 'Your rating' }));
  await expect.element(screen.getByText('Good')).toBeVisible();
});

for (const [direction, raise, lower] of [
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const) {
  test(`arrow keys change the rating on a ${direction} page`, async () => {
    document.documentElement.dir = direction;
    const screen = await render(<Rating />);
    await userEvent.keyboard(`{Tab} ${raise}${raise}`);
    await expect.element(screen.getByRole('radio', { name: '3 out of 5 stars' })).toBeChecked();
    await userEvent.keyboard(lower);
    await expect.element(screen.getByRole('radio', { name: '2 out of 5 stars' })).toBeChecked();
    await expect.element(screen.getByText('Poor')).toBeVisible();
  });
}

test('an error is announced and described', async () => {
  const screen = await render(<Rating error="Choose a rating" />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Choose a rating');
  await expect.element(screen.getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription('Choose a rating');
  await expect.element(screen.getByRole('radio', { name: '1 out of 5 stars' })).toHaveAttribute('aria-invalid', 'true');
});
