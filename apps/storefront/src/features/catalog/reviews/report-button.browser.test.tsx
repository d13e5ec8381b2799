import { expect, test } from 'vitest';
import { renderInShop } from '../../../../test/builders/render-in-shop.tsx';
import { ReportButton } from './report-button.tsx';

const buttons = (
  <>
    <ReportButton reviewId={1} author="Zed" />
    <ReportButton reviewId={2} author="Lina" />
  </>
);

test('a review that the shopper reported earlier is marked, the other one can be reported and is marked too', async () => {
  const { screen, bodiesOf } = await renderInShop(buttons, {
    isShopper: true,
    answers: { 'GET /reviews/reported': { review_ids: [1] }, 'POST /reviews/2/report': {} },
  });
  const marked = screen.getByRole('button', { name: 'Reported', exact: true });
  await expect.element(marked).toBeVisible();
  await screen.getByRole('button', { name: 'Report the review of Lina' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Report this review' });
  await dialog.getByRole('combobox', { name: /^Reason/ }).selectOptions('Offensive');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect.poll(() => marked.elements().length).toBe(2);
  expect(bodiesOf('POST /reviews/2/report')).toEqual([{ reason: 'offensive', details: '' }]);
});

test('a visitor can report, and nothing is asked', async () => {
  const { screen, requests } = await renderInShop(buttons);
  await expect.element(screen.getByRole('button', { name: 'Report the review of Zed' })).toBeVisible();
  expect(requests.map(({ call }) => call)).not.toContain('GET /reviews/reported');
});
