import type { Address } from '@souk/contract/account';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildAddress } from '../../../test/builders/address.ts';
import { refuse, renderInShop } from '../../../test/builders/render-in-shop.tsx';
import { AddressDialog } from './address-dialog.tsx';

afterEach(() => vi.restoreAllMocks());

function Addresses({ address, onSaved }: { address: Address | null; onSaved: (address: Address) => void }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <AddressDialog open={open} address={address} isFirst onClose={() => setOpen(false)} onSaved={onSaved} />
    </>
  );
}

type DialogParts = { address?: Address; onStore?: (request: { body: unknown }) => unknown };

async function renderDialog({ address, onStore = () => ({ address: buildAddress() }) }: DialogParts = {}) {
  const onSaved = vi.fn();
  const answers = { 'POST /address/store': onStore, 'POST /address/7/update': onStore };
  const shop = await renderInShop(<Addresses address={address ?? null} onSaved={onSaved} />, { isShopper: true, answers });
  const dialog = shop.screen.getByRole('dialog');
  return {
    ...shop,
    onSaved,
    dialog,
    save: dialog.getByRole('button', { name: 'Save address' }),
    field: (name: string) => dialog.getByRole('textbox', { name }),
  };
}

test('the first field has the focus, and saving an empty form shows an error at each required field', async () => {
  const { save, field, bodiesOf } = await renderDialog();
  await expect.element(field('Full name')).toHaveFocus();
  await save.click();
  for (const name of ['Full name', 'Phone number', 'Street and house number', 'Area or city']) {
    await expect.element(field(name)).toBeInvalid();
    await expect.element(field(name)).toHaveAccessibleDescription(`The ${name} field is required`);
  }
  await expect.element(field('Postcode (optional)')).toBeValid();
  await expect.element(field('Full name')).toHaveFocus();
  expect(bodiesOf('POST /address/store')).toEqual([]);
});

test('an error appears when a field is left, and disappears while it is corrected', async () => {
  const { field } = await renderDialog();
  await field('Phone number').fill('twelve');
  await expect.element(field('Phone number')).not.toHaveAccessibleDescription();
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Phone number')).toHaveAccessibleDescription('Enter digits only');
  await field('Phone number').fill('+1 202 555');
  await expect.element(field('Phone number')).toBeValid();
});

async function fillAddress(field: Awaited<ReturnType<typeof renderDialog>>['field']) {
  await field('Full name').fill(' Mina Haddad ');
  await field('Phone number').fill('+1 202 555 0147');
  await field('Street and house number').fill('12 Lantern Lane');
  await field('Area or city').fill('Old Market');
}

test('an address is saved trimmed, with empty optional fields as null', async () => {
  const { save, field, onSaved, dialog, bodiesOf } = await renderDialog();
  await fillAddress(field);
  await dialog.getByRole('radio', { name: 'Office' }).click({ force: true });
  await save.click();
  await expect.poll(() => onSaved.mock.calls).toEqual([[buildAddress()]]);
  expect(bodiesOf('POST /address/store')).toEqual([
    {
      name: 'Mina Haddad',
      phone: '+1 202 555 0147',
      area: 'Old Market',
      flat_no: null,
      post_code: null,
      address_line: '12 Lantern Lane',
      address_line2: null,
      address_type: 'office',
      is_default: true,
      latitude: null,
      longitude: null,
    },
  ]);
});

test('an error of the server appears at its field, and nothing that was typed is lost', async () => {
  const { save, field, onSaved } = await renderDialog({ onStore: () => refuse(422, 'Invalid', { area: ['We do not deliver there'] }) });
  await fillAddress(field);
  await save.click();
  await expect.element(field('Area or city')).toHaveAccessibleDescription('We do not deliver there');
  await expect.element(field('Street and house number')).toHaveValue('12 Lantern Lane');
  expect(onSaved).not.toHaveBeenCalled();
});

test('an error without a field appears above the form, and saving again is possible', async () => {
  const onStore = vi.fn().mockReturnValueOnce(refuse(429, 'Too many addresses today')).mockReturnValueOnce({ address: buildAddress() });
  const { save, field, dialog, onSaved } = await renderDialog({ onStore });
  await fillAddress(field);
  await save.click();
  await expect.element(dialog.getByText('Too many addresses today')).toBeVisible();
  await save.click();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
});

test('reopening the dialog restores what was typed', async () => {
  const { field, screen, dialog } = await renderDialog();
  await field('Full name').fill('Mina');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(field('Full name')).toHaveValue('Mina');
});

test('an existing address is updated', async () => {
  const { save, field, onSaved, bodiesOf } = await renderDialog({ address: buildAddress({ post_code: '20009' }) });
  await expect.element(field('Postcode (optional)')).toHaveValue('20009');
  await field('Area or city').fill('New Market');
  await save.click();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(bodiesOf('POST /address/7/update')).toMatchObject([{ area: 'New Market', post_code: '20009' }]);
});

const ask = { name: 'Add my current location' };

test('the location of the browser can be added and removed', async () => {
  const coords = { latitude: 38.9, longitude: -77, accuracy: 9, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((onFound) => {
    onFound({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords });
  });
  const { dialog, save, field, bodiesOf } = await renderDialog();
  await fillAddress(field);
  await dialog.getByRole('button', ask).click();
  await expect.element(dialog.getByText('Location added for the courier')).toBeVisible();
  await save.click();
  await expect.poll(() => bodiesOf('POST /address/store')).toMatchObject([{ latitude: 38.9, longitude: -77 }]);
});

test('a denied location is explained and leaves the form usable', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, onError) => {
    onError?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  });
  const { dialog } = await renderDialog();
  await dialog.getByRole('button', ask).click();
  await expect.element(dialog.getByText(/did not share your location/)).toBeVisible();
  await expect.element(dialog.getByRole('button', ask)).toBeEnabled();
});
