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
import { CategoriesPage } from '../catalog/categories-page.tsx';
import { ContactPage } from '../contact-page.tsx';
import { FilmsPage } from '../media/media-pages.tsx';
import { QuestionsPage } from '../reviews/questions-page.tsx';
import { JobsPage } from './jobs-page.tsx';
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

const contactMessage = {
  ...{
    id: 3,
    created_at: '2026-01-01T10:00:00.000Z',
    name: 'Omar',
    phone: '+9715',
    email: null,
    subject: 'Opening hours',
    message: 'When?',
  },
  answered: { at: '2026-01-02T10:00:00.000Z', by: 'Nadia' },
};
const lamps = { id: 5, parent_id: null, name: 'Lamps', slug: 'lamps', is_active: true, products: 0, thumbnail: null };

/** A page over a server in memory that has these entries of the audit log. */
async function renderPage(page: ReactNode, { path, at, entries }: { path: string; at: string; entries: object[] }) {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    '/admin/me': { permissions: ['settings', 'audit:read'] },
    '/admin/setup': { steps: [], left: 1 },
    '/admin/lists/languages': { rows: [{ key: 'ar', title: 'العربية', direction: 'rtl' }] },
    '/admin/texts': { texts: [], total: 0, counts: { all: 0, missing: 0, own: 0 } },
    '/admin/questions': { total: 0, counts: { all: 0, unanswered: 0, answered: 0, hidden: 0 }, questions: [] },
    '/admin/contact-messages': { total: 1, counts: { all: 1, waiting: 0, answered: 1 }, messages: [contactMessage] },
    '/admin/media/films': { total: 0, films: [] },
    '/admin/jobs': { total: 0, jobs: [] },
    '/admin/categories': { categories: [lamps] },
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

/** An entry about something that the server does not name. */
const about = (action: string, kind: string, id: string, change: { before?: object; after?: object } = {}) => ({
  ...entry,
  ...{ action, subject: { kind, id, name: null }, before: null, after: null, ...change },
});

test.for([
  {
    ...{ name: 'questions', page: <QuestionsPage />, noun: 'question', seen: 'Tea bowl' },
    entry: { ...about('question.hide', 'question', '4'), subject: { kind: 'question', id: '4', name: 'Tea bowl' } },
  },
  {
    ...{ name: 'contact messages', page: <ContactPage />, noun: 'contact-message', seen: 'Opening hours' },
    entry: about('contact-message.answer', 'contact-message', '3'),
  },
  {
    ...{ name: 'contact messages on other pages of the list', page: <ContactPage />, noun: 'contact-message', seen: 'Message 99' },
    entry: about('contact-message.reopen', 'contact-message', '99'),
  },
  {
    ...{ name: 'films', page: <FilmsPage />, noun: 'film', seen: '0123abcd.mp4' },
    entry: about('film.remove', 'film', '0123abcd.mp4', { before: { bytes: 7 } }),
  },
  {
    ...{ name: 'jobs', page: <JobsPage />, noun: 'job', seen: 'Job 12' },
    entry: about('job.retry', 'job', '12', { before: { attempts: 3 }, after: { job: 'send-message', attempts: 0 } }),
  },
  {
    ...{ name: 'categories', page: <CategoriesPage />, noun: 'category', seen: 'Categories' },
    entry: about('category.order', 'category-order', 'top', { before: { category_ids: [5] }, after: { category_ids: [5] } }),
  },
  {
    ...{ name: 'sub-categories', page: <CategoriesPage />, noun: 'category', seen: 'Lamps' },
    entry: about('category.order', 'category-order', '5', { before: { category_ids: [6] }, after: { category_ids: [6] } }),
  },
])('the list of $name has its history, with the name of each', async ({ page, noun, seen, entry: change }) => {
  const { history, asked } = await renderPage(page, { path: '*', at: '/admin/list', entries: [change] });
  await expect.element(history.getByText(seen, { exact: true })).toBeVisible();
  expect(asked).toEqual([`?action=${noun}&per_page=20`]);
});
