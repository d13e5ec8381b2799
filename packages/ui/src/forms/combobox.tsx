import { Check, ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { usePopoverPosition } from '../overlay/popover.tsx';
import { type ComboboxOption, filterOptions, moveHighlight } from './combobox-state.ts';
import { bareInputClass, controlGroupClass, useFieldProps } from './field.tsx';

type ComboboxProps = {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  /** Shown when nothing matches, in the page's language. */
  emptyText: string;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Gets the focus when its dialog opens. */
  autofocus?: boolean | undefined;
  /** The accessible name, if no Field gives one. */
  label?: string | undefined;
};

/** A searchable select. Typing only filters: leaving without a choice restores the old one. */
export function Combobox({ options, value, onChange, emptyText, placeholder, disabled, autofocus, label }: ComboboxProps) {
  const listId = useId();
  const anchorName = `--anchor-${listId.replace(/[^\w-]/g, '')}`;
  const box = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const state = useCombobox({ options, value, onChange, panel });
  usePopoverPosition(panel, box, 'stretch');
  const fieldProps = useFieldProps({});

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const next = moveHighlight(event.key, state.highlight, state.matches.length);
    if (next !== undefined) state.open(state.isOpen ? next : Math.max(state.highlight, 0));
    else if (event.key === 'Enter' && state.isOpen) state.choose(state.matches[state.highlight]);
    else if (event.key === 'Escape' && state.isOpen) state.close();
    else return;
    event.preventDefault();
    // Escape closes the list first, and the surrounding dialog only when pressed again.
    event.stopPropagation();
  }

  return (
    <>
      <span ref={box} className={controlGroupClass} style={{ anchorName }}>
        <input
          {...fieldProps}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={state.isOpen}
          aria-controls={listId}
          aria-activedescendant={state.isOpen && state.matches[state.highlight] ? `${listId}-${state.highlight}` : undefined}
          disabled={disabled}
          data-autofocus={autofocus || undefined}
          placeholder={placeholder}
          value={state.shownText}
          onChange={(event) => state.type(event.target.value)}
          onClick={() => state.open()}
          onBlur={state.close}
          onKeyDown={handleKeyDown}
          className={classNames(bareInputClass, 'rounded-md ps-3.5')}
        />
        <ChevronsUpDown aria-hidden="true" className="me-3 size-4.5 shrink-0 text-ink-muted" />
      </span>
      <div ref={panel} popover="manual" data-align="stretch" style={{ positionAnchor: anchorName }} className="popover p-1.5">
        {state.isOpen && <OptionList id={listId} state={state} chosen={value} emptyText={emptyText} />}
      </div>
    </>
  );
}

type OptionListProps = { id: string; state: ReturnType<typeof useCombobox>; chosen: string; emptyText: string };

function OptionList({ id, state, chosen, emptyText }: OptionListProps) {
  const highlighted = useRef<HTMLLIElement>(null);
  const { highlight } = state;
  useEffect(() => {
    if (highlight >= 0) highlighted.current?.scrollIntoView({ block: 'nearest' });
  }, [highlight]);
  if (state.matches.length === 0) {
    return (
      <p role="status" className="px-3 py-4 text-center text-sm text-ink-muted">
        {emptyText}
      </p>
    );
  }
  return (
    // Prevents the blur that would close the list before the click.
    <ul id={id} role="listbox" onPointerDown={(event) => event.preventDefault()}>
      {state.matches.map((option, index) => (
        <OptionLine
          key={option.value}
          ref={index === highlight ? highlighted : undefined}
          id={`${id}-${index}`}
          option={option}
          active={index === highlight}
          chosen={option.value === chosen}
          onChoose={() => state.choose(option)}
        />
      ))}
    </ul>
  );
}

type OptionLineProps = {
  ref: Ref<HTMLLIElement> | undefined;
  id: string;
  option: ComboboxOption;
  active: boolean;
  chosen: boolean;
  onChoose: () => void;
};

function OptionLine({ ref, id, option, active, chosen, onChoose }: OptionLineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focused input handles the keys, as the ARIA pattern asks.
    <li
      ref={ref}
      id={id}
      role="option"
      aria-selected={chosen}
      onClick={onChoose}
      className={classNames(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 text-sm hover:bg-tint pointer-coarse:min-h-11',
        active && 'bg-tint',
        chosen && 'font-semibold',
      )}
    >
      <span className="min-w-0 flex-1 truncate">{option.label}</span>
      {option.note && (
        <span dir="ltr" className="text-ink-muted tabular-nums">
          {option.note}
        </span>
      )}
      {chosen && <Check aria-hidden="true" className="size-4 text-accent" />}
    </li>
  );
}

type UseComboboxOptions = {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  panel: RefObject<HTMLElement | null>;
};

/** Closed with its choice, or open with the typed text and the highlighted match. */
function useCombobox({ options, value, onChange, panel }: UseComboboxOptions) {
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
