import { createApi } from '@souk/client/api/create-api.ts';
import { createQueryClient } from '@souk/client/api/create-query-client.ts';
import { createI18n } from '@souk/client/i18n/create-i18n.ts';
import type { OwnPayoutAccount } from '@souk/contract/seller/money/payout-account';
import { ToastRegion } from '@souk/ui/overlay/toast-region.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ServicesContext } from '../../lib/services.tsx';
import { createSecondFactorPrompt } from '../../lib/sign-in/second-factor.ts';
import { PayoutPanel } from './payout-panel.tsx';

const invalid = 'The number of the account is not a valid IBAN';
const refusedAs = (field: string) => ({ status: 422, body: { message: invalid, errors: { [field]: [invalid] } } });

/** The panel over a server in memory, whose next answers to a save are these; the last one repeats. */
async function renderPanel(...answers: { status: number; body: object }[]) {
  let stored: OwnPayoutAccount = { account: null, may_change: true };
  const saved: unknown[] = [];
  const api = createApi({
    async fetch(_address, request) {
      if (request?.method !== 'POST') return Response.json({ data: stored });
      saved.push(JSON.parse(String(request.body)));
      const answer = answers.shift();
      if (answer) return Response.json(answer.body, { status: answer.status });
      stored = { ...stored, account: { kind: 'iban', ending: '5432', changed_at: '2026-01-01T00:00:00.000Z' } };
      return Response.json({ data: stored });
    },
    baseUrl: '/api',
    locale: () => 'en',
    token: () => null,
  });
  const services = { api, i18n: createI18n('en', {}), secondFactor: createSecondFactorPrompt(), loadTexts: () => Promise.resolve() };
  const screen = await render(
    <ServicesContext value={services}>
      <QueryClientProvider client={createQueryClient({ isServer: false })}>
        <PayoutPanel />
        <ToastRegion />
      </QueryClientProvider>
    </ServicesContext>,
  );
  await screen.getByRole('button', { name: 'Add the account' }).click();
  const form = screen.getByRole('dialog', { name: 'Payout account' });
  const number = form.getByRole('textbox', { name: 'IBAN' });
  const holder = form.getByRole('textbox', { name: 'Account holder' });
  await holder.fill('Salma Nasser');
  await number.fill('GB82 WEST 1234 5698 7654 33');
  return { screen, form, number, holder, saved };
}

test.each(['button', 'Enter'])('a wrong IBAN is explained at its input and announced, after %s', async (way) => {
  const { screen, form, number, saved } = await renderPanel(refusedAs('number'));
  if (way === 'Enter') await userEvent.keyboard('{Enter}');
  else await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(number).toHaveAccessibleDescription(invalid);
  await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  await expect.element(number).toHaveFocus();
  await expect.element(form.getByRole('alert')).toHaveTextContent(invalid);
  await number.fill('GB82 WEST 1234 5698 7654 32');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('•••• 5432')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(saved.at(-1)).toEqual({ kind: 'iban', holder: 'Salma Nasser', number: 'GB82 WEST 1234 5698 7654 32', seen_changed_at: null });
});

test('a wrong holder is explained at its input', async () => {
  const { form, holder } = await renderPanel(refusedAs('holder'));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(holder).toHaveAccessibleDescription(invalid);
  await expect.element(holder).toHaveFocus();
});

test('another refusal is shown above the form', async () => {
  const message = 'Somebody else has changed the payout account.';
  const { form } = await renderPanel({ status: 409, body: { message } });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByText(message)).toBeVisible();
});
