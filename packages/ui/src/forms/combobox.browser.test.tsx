import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../overlay/dialog.tsx';
import { Combobox } from './combobox.tsx';

const options = [
  { value: 'eg', label: 'Egypt', also: '+20' },
  { value: 'ir', label: 'ایران', also: '+98' },
  { value: 'om', label: 'Oman', also: '+968' },
  { value: 'ro', label: 'România', also: '+40' },
];

function Countries({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Combobox label="Country" options={options} value={value} onChange={setValue} emptyText="No country found" />
      <output aria-label="Chosen">{value}</output>
      <button type="button">After</button>
    </>
  );
}

async function renderCountries(start?: string) {
  const screen = await render(<Countries start={start ?? ''} />);
  return { screen, input: screen.getByRole('combobox', { name: 'Country' }), chosen: screen.getByRole('status', { name: 'Chosen' }) };
}

test('typing filters the options and Enter chooses the first match', async () => {
  const { screen, input, chosen } = await renderCountries();
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  await input.fill('gyp');
  await expect.element(input).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('option')).toHaveTextContent('Egypt');
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('eg');
  await expect.element(input).toHaveValue('Egypt');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('accents, Arabic look-alikes and codes match', async () => {
  const { screen, input } = await renderCountries();
  await input.fill('roman');
  await expect.element(screen.getByRole('option')).toHaveTextContent('România');
  await input.fill('ايران');
  await expect.element(screen.getByRole('option')).toHaveTextContent('ایران');
  await input.fill('+20');
  await expect.element(screen.getByRole('option')).toHaveTextContent('Egypt');
});

test('arrow keys move the highlight around the list, and the input names the highlighted option', async () => {
  const { screen, input, chosen } = await renderCountries('eg');
  await input.click();
  const highlighted = () => document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(highlighted()).toBe('Egypt');
  await expect.element(screen.getByRole('option', { name: 'Egypt' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(highlighted).toBe('România');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(highlighted).toBe('ایران');
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('ir');
});

test('a click on an option chooses it', async () => {
  const { screen, input, chosen } = await renderCountries();
  await input.click();
  await screen.getByRole('option', { name: 'Oman' }).click();
  await expect.element(chosen).toHaveTextContent('om');
  await expect.element(input).toHaveFocus();
});

test('leaving without a choice restores the old one', async () => {
  const { screen, input, chosen } = await renderCountries('eg');
  await input.fill('Oman');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await expect.element(input).toHaveValue('Egypt');
  await expect.element(chosen).toHaveTextContent('eg');
});

test('a text without a match shows that, and Enter then changes nothing', async () => {
  const { screen, input, chosen } = await renderCountries('eg');
  await input.fill('Atlantis');
  await expect.element(screen.getByText('No country found')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('eg');
});

function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Address">
      <Countries />
    </Dialog>
  );
}

test('in a dialog, Escape closes the list first and the dialog only when pressed again', async () => {
  const screen = await render(<InDialog />);
  const input = screen.getByRole('combobox', { name: 'Country' });
  await input.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByRole('dialog', { name: 'Address' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
