import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInShop } from '../../../test/builders/render-in-shop.tsx';
import { SellerForm } from './seller-form.tsx';
import { emptyValues, type SellerValues } from './seller-values.ts';
import { useSellerForm } from './use-seller-form.ts';

afterEach(() => vi.restoreAllMocks());

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

const filled: SellerValues = {
  ...emptyValues,
  ...{ owner_name: 'Salma', phone: '919870000001', otp: '1234', email: 'salma@lamps.example' },
  ...{ shop_name: 'Lamps', description: 'Brass lamps', address: '4 Lane', logo: picture('logo.png'), banner: picture('banner.png') },
};

function Form() {
  return <SellerForm form={useSellerForm(filled, () => undefined)} renderPhone={() => null} />;
}

const accepting = { 'GET /shop/register': { documents: { retention_days: 30 } } };

/** The form that would be sent. The answer is a refusal of its documents. */
function interceptForm() {
  const sent: FormData[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, form) {
    if (form instanceof FormData) sent.push(form);
    const message = 'A file in the documents field is damaged and cannot be opened';
    Object.defineProperty(this, 'responseText', { value: JSON.stringify({ message, errors: { documents: [message] } }) });
    Object.defineProperty(this, 'status', { value: 422 });
    this.onload?.(new ProgressEvent('load'));
  });
  return sent;
}

test('documents are chosen, removed and sent; the server’s error appears at the field, which gets the focus', async () => {
  const sent = interceptForm();
  const { screen } = await renderInShop(<Form />, { answers: accepting });
  const field = screen.getByLabelText('Documents');
  await expect.element(screen.getByText(/Only our team sees them\..* or 30 days after we approve it\./)).toBeVisible();
  await userEvent.upload(field, [pdf('licence.pdf'), pdf('tax.pdf')]);
  await screen.getByRole('button', { name: 'Remove tax.pdf' }).click();
  await screen.getByRole('button', { name: 'Send application' }).click();
  await expect.element(field).toHaveAccessibleDescription(/^A file in the documents field is damaged/);
  await expect.element(field).toHaveFocus();
  expect(sent.map((form) => form.getAll('documents').map((file) => (file instanceof File ? file.name : file)))).toEqual([['licence.pdf']]);
});

test('a wrong file and a sixth one are refused, and the accepted ones stay', async () => {
  const { screen } = await renderInShop(<Form />, { answers: accepting });
  const field = screen.getByLabelText('Documents');
  await userEvent.upload(field, new File(['x'], 'licence.docx', { type: 'application/msword' }));
  await expect.element(field).toHaveAccessibleDescription(/^Choose a JPEG, PNG or WebP image or a PDF/);
  await userEvent.upload(
    field,
    Array.from({ length: 6 }, (_, index) => pdf(`${index}.pdf`)),
  );
  await expect.element(screen.getByText('Up to 5 files', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Remove 4.pdf' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove 5.pdf' }).query()).toBeNull();
});

test('a server without documents gets an application without them', async () => {
  const sent = interceptForm();
  const { screen, requests } = await renderInShop(<Form />);
  await expect.poll(() => requests.map(({ call }) => call)).toContain('GET /shop/register');
  expect(screen.getByLabelText('Documents').query()).toBeNull();
  await screen.getByRole('button', { name: 'Send application' }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.has('documents')).toBe(false);
});
