import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmDialog, Dialog } from './dialog.tsx';

type Opened = { name: string; children?: ReactNode; footer?: ReactNode };

/** A button and the dialog that it opens. */
function WithButton({ name, children, footer }: Opened) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {name}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={name} footer={footer}>
        {children}
      </Dialog>
    </>
  );
}

test('Escape closes a dialog and the focus returns to the button that opened it', async () => {
  const screen = await render(<WithButton name="Login">Text</WithButton>);
  const button = screen.getByRole('button', { name: 'Open Login' });
  await button.click();
  await expect.element(screen.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('the close button and a click on the backdrop close it, a click inside does not', async () => {
  const screen = await render(<WithButton name="Login">A line of text</WithButton>);
  const button = screen.getByRole('button', { name: 'Open Login' });
  const dialog = screen.getByRole('dialog', { name: 'Login' });
  await button.click();
  await screen.getByText('A line of text').click();
  await expect.element(dialog).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button.click();
  await dialog.click({ position: { x: 20, y: -60 }, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a named field gets the focus, and Tab stays inside in both directions', async () => {
  const screen = await render(
    <WithButton name="Login" footer={<button type="button">Save</button>}>
      <input aria-label="Name" data-autofocus />
      <input aria-label="Email" disabled />
    </WithButton>,
  );
  await screen.getByRole('button', { name: 'Open Login' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test('of two stacked dialogs Escape closes the upper one, and the focus returns step by step', async () => {
  const screen = await render(
    <WithButton name="Cart">
      <WithButton name="Vouchers">None</WithButton>
    </WithButton>,
  );
  await screen.getByRole('button', { name: 'Open Cart' }).click();
  await screen.getByRole('button', { name: 'Open Vouchers' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Vouchers' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: 'Vouchers' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Open Vouchers' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open Cart' })).toHaveFocus();
});

function Removed() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Open
      </button>
      {shown && (
        <Dialog open onClose={() => setShown(false)} title="Vouchers">
          None
        </Dialog>
      )}
    </>
  );
}

test('the focus returns although the owner removes the open dialog', async () => {
  const screen = await render(<Removed />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a dialog that is opened again while it closes stays open', async () => {
  const screen = await render(<WithButton name="Login">Text</WithButton>);
  const button = screen.getByRole('button', { name: 'Open Login' });
  await button.click();
  const element = screen.getByRole('dialog', { name: 'Login' }).element();
  await userEvent.keyboard('{Escape}{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  await expect.element(screen.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test('a confirmation calls one of two functions, and neither while it is busy', async () => {
  const [onCancel, onConfirm] = [vi.fn(), vi.fn()];
  const dialog = (busy: boolean) => (
    <ConfirmDialog
      open
      busy={busy}
      title="Delete the address?"
      text="This cannot be undone."
      answers={{ cancel: 'No', confirm: 'Delete' }}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
  const screen = await render(dialog(false));
  await screen.getByRole('button', { name: 'Delete' }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
  await screen.rerender(dialog(true));
  await screen.getByRole('button', { name: 'Delete' }).click({ force: true });
  expect(onConfirm).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'No' }).click();
  expect(onCancel).toHaveBeenCalledOnce();
});

test('of two stacked dialogs Back closes the upper one, and closing by a button leaves no entry', async () => {
  const screen = await render(
    <WithButton name="Cart">
      <WithButton name="Vouchers">None</WithButton>
    </WithButton>,
  );
  await screen.getByRole('button', { name: 'Open Cart' }).click();
  await screen.getByRole('button', { name: 'Open Vouchers' }).click();
  await expect.poll(() => history.state.layers.depth).toBe(2);
  history.back();
  await expect.element(screen.getByRole('dialog', { name: 'Vouchers' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => history.state.layers.depth).toBe(0);
  history.forward();
  await expect.poll(() => history.state.layers.depth).toBe(0);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('an entry that is added while dialogs are open follows the entry of the page', async () => {
  const screen = await render(
    <WithButton name="Cart">
      <WithButton name="Vouchers">None</WithButton>
    </WithButton>,
  );
  const [{ length }, { href }] = [history, location];
  await screen.getByRole('button', { name: 'Open Cart' }).click();
  await screen.getByRole('button', { name: 'Open Vouchers' }).click();
  await expect.poll(() => history.state.layers.depth).toBe(2);
  history.pushState({ next: true }, '', '?next');
  await screen.unmount();
  await expect.poll(() => history.state.next).toBe(true);
  await expect.poll(() => history.state.layers?.depth ?? 0).toBe(0);
  expect(history.length).toBeLessThanOrEqual(length + 3);
  history.back();
  await expect.poll(() => location.href).toBe(href);
  expect(history.state?.layers?.depth ?? 0).toBe(0);
});
