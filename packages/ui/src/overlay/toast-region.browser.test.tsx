import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';
import { toast } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  toast.clear();
  vi.useRealTimers();
});

const messages = page.getByRole('region', { name: 'Messages' });
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

async function renderToasts() {
  return render(
    <>
      <ToastRegion />
      <button type="button">Elsewhere</button>
    </>,
  );
}

/** The fake clock also advances while a test waits, so durations are much longer than a test. */
function showFor(seconds: number, text: string) {
  toast.show({ kind: 'success', text, durationMs: seconds * 1000 });
}

test('each toast closes after its time', async () => {
  await renderToasts();
  showFor(100, 'Saved');
  showFor(200, 'Sent');
  await expect.element(messages.getByText('Sent')).toBeVisible();
  wait(70);
  await expect.element(messages.getByText('Saved')).toBeVisible();
  wait(30);
  await expect.element(messages.getByText('Saved')).not.toBeInTheDocument();
  wait(70);
  await expect.element(messages.getByText('Sent')).toBeVisible();
  wait(30);
  await expect.element(messages.getByText('Sent')).not.toBeInTheDocument();
});

/** Holds a toast of 100 seconds for an hour in its middle, and lets it go. */
async function expectPaused(hold: () => Promise<void>, release: () => Promise<void>) {
  showFor(100, 'Saved');
  const saved = messages.getByText('Saved');
  await expect.element(saved).toBeVisible();
  wait(50);
  await hold();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  wait(3600);
  await expect.element(saved).toBeVisible();
  await release();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  wait(20);
  await expect.element(saved).toBeVisible();
  wait(40);
  await expect.element(saved).not.toBeInTheDocument();
}

test('the timer pauses while the toast is hovered', async () => {
  const screen = await renderToasts();
  await screen.getByRole('button', { name: 'Elsewhere' }).hover();
  await expectPaused(
    () => messages.getByText('Saved').hover(),
    () => screen.getByRole('button', { name: 'Elsewhere' }).hover(),
  );
});

test('the timer pauses while the toast is focused', async () => {
  const screen = await renderToasts();
  await screen.getByRole('button', { name: 'Elsewhere' }).hover();
  await expectPaused(
    async () => {
      await userEvent.keyboard('{Tab}{Tab}');
      await expect.element(messages.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    },
    () => userEvent.keyboard('{Shift>}{Tab}{/Shift}'),
  );
});

test('a toast can be dismissed, and its action closes it', async () => {
  await renderToasts();
  const onPress = vi.fn();
  toast.success('Saved');
  await messages.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(messages.getByText('Saved')).not.toBeInTheDocument();
  toast.show({ text: 'Removed', action: { label: 'Undo', onPress } });
  await messages.getByRole('button', { name: 'Undo' }).click();
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(messages.getByText('Removed')).not.toBeInTheDocument();
});

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Dialog open={open} onClose={() => setOpen(false)} title="Login">
        Text
      </Dialog>
      <ToastRegion />
    </>
  );
}

test('above an open dialog a toast can still be dismissed, and its timer continues when the dialog closes', async () => {
  const screen = await render(<Page />);
  await expect.element(screen.getByRole('dialog', { name: 'Login' })).toBeVisible();
  showFor(100, 'Sent');
  showFor(100, 'Sent again');
  await messages.getByRole('listitem').first().getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(messages.getByText('Sent', { exact: true })).not.toBeInTheDocument();
  wait(50);
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(messages.getByText('Sent again')).toBeVisible();
  wait(110);
  await expect.element(messages.getByText('Sent again')).not.toBeInTheDocument();
});
