import type { Filters } from '@souk/contract/product-list';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInShop } from '../../../../test/builders/render-in-shop.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { emptyParams, type ListParams, listQuery } from './list-params.ts';

const brands = Array.from({ length: 9 }, (_, index) => ({ id: index + 1, name: `Brand ${index + 1}`, count: 20 - index }));
const filters: Filters = {
  categories: [],
  brands,
  shops: [],
  colors: [
    { id: 1, name: 'Red', hex: '#f00', count: 3 },
    { id: 2, name: 'Blue', hex: '#00f', count: 2 },
  ],
  sizes: [],
  ratings: [],
  offer: 4,
  in_stock: 0,
  min_price: 0,
  max_price: 100,
};

function Products({ start }: { start: ListParams }) {
  const [params, setParams] = useState(start);
  const { page: _, ...query } = listQuery(params);
  const chosen = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`));
  return (
    <>
      <FilterSheet
        filters={filters}
        params={params}
        onChange={setParams}
        scope={{ href: () => '/products' }}
        total={12 - chosen.length}
        pending={false}
        chosenCount={chosen.length}
      />
      <output aria-label="Query">{chosen.join('&')}</output>
    </>
  );
}

async function renderSheet(start: Partial<ListParams> = {}) {
  const { screen } = await renderInShop(<Products start={{ ...emptyParams, ...start }} />);
  const button = screen.getByRole('button', { name: /^Filters/ });
  await button.click();
  return {
    button,
    sheet: screen.getByRole('dialog', { name: 'Filters' }),
    query: screen.getByRole('status', { name: 'Query', includeHidden: true }),
  };
}

test('[browse-03] a filter applies at once, the button counts the products and closes the sheet', async () => {
  const { button, sheet, query } = await renderSheet();
  await sheet.getByText('Brand 2').click();
  await sheet.getByRole('button', { name: /^Blue/ }).click();
  await expect.element(query).toHaveTextContent('brand_id=2&color_id=2');
  await expect.element(sheet.getByRole('button', { name: /^Blue/ })).toHaveAttribute('aria-pressed', 'true');
  await sheet.getByRole('button', { name: 'Show 10 products' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveTextContent('Filters2');
});

test('[browse-03] all filters are cleared together', async () => {
  const { sheet, query } = await renderSheet({ brand_id: [1], offer: true });
  await expect.element(sheet.getByRole('checkbox', { name: /^On sale/ })).toBeChecked();
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(query).toHaveTextContent('');
  await expect.element(sheet.getByRole('checkbox', { name: /^On sale/ })).not.toBeChecked();
  await expect.element(sheet.getByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
});

test('long lists are shortened, but a chosen option always shows', async () => {
  const { sheet } = await renderSheet({ brand_id: [9] });
  await expect.element(sheet.getByRole('checkbox', { name: /^Brand 9/ })).toBeChecked();
  await expect.element(sheet.getByRole('checkbox', { name: /^Brand 8/ })).not.toBeInTheDocument();
  await sheet.getByRole('button', { name: 'Show 2 more' }).click();
  await expect.element(sheet.getByRole('checkbox', { name: /^Brand 8/ })).toBeVisible();
});

test('an option without products is disabled', async () => {
  const { sheet } = await renderSheet();
  await expect.element(sheet.getByRole('checkbox', { name: /^In stock/ })).toBeDisabled();
});

test('[browse-03] a price is applied when its field is left or Enter is pressed, and an amount that is none is refused', async () => {
  const { sheet, query } = await renderSheet();
  await sheet.getByRole('textbox', { name: 'From' }).fill('20');
  await expect.element(query).toHaveTextContent('');
  await userEvent.keyboard('{Tab}');
  await expect.element(query).toHaveTextContent('min_price=20');
  await sheet.getByRole('textbox', { name: 'To' }).fill('80');
  await userEvent.keyboard('{Enter}');
  await expect.element(query).toHaveTextContent('min_price=20&max_price=80');
  await sheet.getByRole('textbox', { name: 'To' }).fill('many');
  await expect.element(sheet.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription('Enter a valid amount');
  await expect.element(query).toHaveTextContent('min_price=20&max_price=80');
});

test('the price slider applies when a key is released, and the fields follow it', async () => {
  const { sheet, query } = await renderSheet();
  const low = sheet.getByRole('slider', { name: 'Lowest price' });
  await userEvent.type(low, '{End}');
  await expect.element(query).toHaveTextContent('min_price=100');
  await expect.element(sheet.getByRole('textbox', { name: 'From' })).toHaveValue('100');
});
