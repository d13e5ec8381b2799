/** Buttons and links of the top bar, which is 32 px high; they are larger to press than they look. */
export const topBarButtonClass =
  'hit-area inline-flex min-h-8 items-center gap-1.5 rounded-md px-2.5 text-xs whitespace-nowrap hover:bg-sunken hover:text-ink';
