import { type RefObject, useState } from 'react';
import { type ComboboxOption, filterOptions } from './combobox-state.ts';

type UseComboboxOptions = {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  panel: RefObject<HTMLElement | null>;
};

/** The state of a combobox: closed with its choice, or open with what was typed and the highlighted match. */
export function useCombobox({ options, value, onChange, panel }: UseComboboxOptions) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [highlight, setHighlight] = useState(-1);
  const chosen = options.find((option) => option.value === value);
  const matches = typed === undefined ? options : filterOptions(options, typed);

  function open(at = matches.findIndex((option) => option.value === value)) {
    setOpen(true);
    setHighlight(at);
    panel.current?.showPopover();
  }
  function close() {
    setOpen(false);
    setTyped(undefined);
    panel.current?.hidePopover();
  }
  function type(text: string) {
    setTyped(text);
    open(text === '' ? -1 : 0);
  }
  function choose(option: ComboboxOption | undefined) {
    if (option) onChange(option.value);
    close();
  }
  return { isOpen, highlight, matches, shownText: typed ?? chosen?.label ?? '', open, close, type, choose };
}
