/** The quiet buttons of the strip above the header. */
export const topBarButtonClass =
  'hit-area inline-flex min-h-9 items-center gap-1.5 rounded-md px-2.5 text-xs whitespace-nowrap hover:bg-sunken hover:text-ink';
