/** The look that inputs, selects and text areas share. 16 px keeps iPhones from zooming in. */
export const controlClass =
  'w-full min-h-11 rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink ' +
  'transition-[border-color,box-shadow] duration-(--duration-quick) hover:border-ink-faint ' +
  'focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent ' +
  'aria-invalid:border-sale-text aria-invalid:focus:outline-sale-text ' +
  'disabled:bg-tint disabled:text-ink-muted disabled:hover:border-line-strong read-only:not-[select]:bg-tint';

/** The same for a box around an input with something beside it. */
export const controlGroupClass =
  'flex w-full min-h-11 items-center rounded-md border border-line-strong bg-surface text-base text-ink ' +
  'transition-[border-color] duration-(--duration-quick) hover:border-ink-faint ' +
  'has-[input:focus]:border-accent has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-1 has-[input:focus]:outline-accent ' +
  'has-[[aria-invalid=true]]:border-sale-text has-[input:disabled]:bg-tint has-[input:read-only]:bg-tint';

/** An input inside such a box. */
export const bareInputClass = 'min-w-0 flex-1 self-stretch bg-transparent outline-none disabled:text-ink-muted';
