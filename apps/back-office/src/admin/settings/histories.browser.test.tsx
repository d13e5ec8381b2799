import { createApi } from '@souk/client/api/create-api.ts';
import { createQueryClient } from '@souk/client/api/create-query-client.ts';
import { createI18n } from '@souk/client/i18n/create-i18n.ts';
import { UiProvider } from '@souk/ui/ui-context.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ServicesContext } from '../../lib/services.tsx';
import { createSecondFactorPrompt } from '../../lib/sign-in/second-factor.ts';
import { SetupPage } from './setup-page.tsx';
import { TextsPage } from './texts-page.tsx';

const entry = {
  ...{ id: 7, at: '2026-01-01T10:00:00.000Z', by: 'Nadia', api_key: null, person_id: 1, address: '', device: '' },
  ...{ undoes: null, undone_by: null, can_undo: true },
};
const skipped = {
  ...entry,
  ...{ action: 'setup.skip', subject: { kind: 'setup-step', id: 'messages', name: null } },
  ...{ before: { skipped: false }, after: { skipped: true } },
};
const worded = {
  ...entry,
  ...{ action: 'text.set', subject: { kind: 'text', id: 'ar:x', name: 'Cart is empty' } },
  ...{
    before: { language: 'ar', text: 'Cart is empty', wording: null },
    after: { language: 'ar', text: 'Cart is empty', wording: 'فارغة' },
  },
};

/** A page over a server in memory that has these entries of the audit log. */
async function renderPage(page: ReactNode, { path, at, entries }: { path: string; at: string; entries: object[] }) {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    '/admin/me': { permissions: ['settings', 'audit:read'] },
    '/admin/setup': { steps: [], left: 1 },
    '/admin/lists/languages': { rows: [{ key: 'ar', title: 'العربية', direction: 'rtl' }] },
    '/admin/texts': { texts: [], total: 0, counts: { all: 0, missing: 0, own: 0 } },
    '/admin/audit': { entries, has_more: false, people: [], actions: [] },
  };
  const api = createApi({
    async fetch(address) {
      const url = new URL(address, location.origin);
      const name = url.pathname.replace(/^\/api/, '');
      if (name === '/admin/audit') asked.push(url.search);
      const data = answers[name];
      return data === undefined ? Response.json({ message: `Not found: ${name}` }, { status: 404 }) : Response.json({ data });
    },
    baseUrl: '/api',
    locale: () => 'en',
    token: () => null,
  });
  const i18n = createI18n('en', {});
  const services = { api, i18n, secondFactor: createSecondFactorPrompt(), loadTexts: () => Promise.resolve() };
  const router = createMemoryRouter([{ path, element: <Suspense>{page}</Suspense> }], { initialEntries: [at] });
  onTestFinished(() => router.dispose());
  const screen = await render(
    <ServicesContext value={services}>
      <QueryClientProvider client={createQueryClient({ isServer: false })}>
        <UiProvider translate={i18n.t} figures={i18n.figures}>
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return { history: screen.getByRole('region', { name: 'History' }), asked };
}

test('the setup has its history, with the names of the steps', async () => {
  const { history, asked } = await renderPage(<SetupPage />, { path: '*', at: '/admin/setup', entries: [skipped] });
  await expect.element(history.getByText('Message channel')).toBeVisible();
  await expect.element(history.getByRole('button', { name: /Undo|Reverse/ })).toBeVisible();
  expect(asked).toEqual(['?action=setup&per_page=20']);
});

test('the texts of a language have their history, with the English of each', async () => {
  const where = { path: '/admin/texts/:language', at: '/admin/texts/ar' };
  const { history, asked } = await renderPage(<TextsPage />, { ...where, entries: [worded] });
  await expect.element(history.getByText('Cart is empty')).toBeVisible();
  await expect.element(history.getByText('فارغة', { exact: false })).toBeVisible();
  expect(asked).toEqual(['?subject_kind=texts&subject_id=ar&per_page=20']);
});
