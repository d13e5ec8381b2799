import { Search } from 'lucide-react';
import { type ComponentType, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressText } from '../../lib/page/page-address.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';

/** Links in the suggestions move with the arrow keys and close the box when followed. */
export type SuggestionsProps = { text: string; onPick: () => void };
type SearchBoxProps = {
  /** Shown below the box from the first press or letter until it loses focus; in a dialog, always. */
  Suggestions?: ComponentType<SuggestionsProps> | undefined;
  onSearched?: (() => void) | undefined;
  inDialog?: boolean | undefined;
};

const longestSearch = 100;

/** On the products page the box holds the current search; elsewhere it starts empty. */
export function SearchBox(props: SearchBoxProps) {
  const { pathname, search } = useLocation();
  const searched = pathname === paths.products() ? addressText(new URLSearchParams(search), 'search', longestSearch) : '';
  // A new address resets the box.
  return <SearchForm key={`${pathname}?${searched}`} searched={searched} {...props} />;
}

function SearchForm({ searched, Suggestions, onSearched, inDialog }: SearchBoxProps & { searched: string }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(searched);
  const [open, setOpen] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setOpen(false);
    onSearched?.();
    void navigate(paths.products({ search: text.trim() }));
  }
  function close() {
    setOpen(false);
    onSearched?.();
  }
  return (
    <form
      ref={form}
      role="search"
      action={paths.products()}
      onSubmit={handleSubmit}
      onKeyDown={(event) => moveInBox(event, form.current, inDialog ? undefined : setOpen)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      className="relative w-full"
    >
      <div className="flex min-h-12 items-center rounded-lg border border-line-strong bg-surface has-[input:focus]:border-accent has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-1 has-[input:focus]:outline-accent">
        <input
          type="search"
          name="search"
          value={text}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('Search products')}
          aria-controls={id}
          data-autofocus={inDialog}
          placeholder={t('Search for lamps, tea, ceramics …')}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          className="h-11 min-w-0 flex-1 bg-transparent ps-4 pe-2 outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label={t('Search')}
          className="me-1 grid size-10 place-items-center rounded-md bg-primary text-on-primary hover:bg-primary-hover"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div id={id} className={inDialog ? 'mt-3' : 'absolute inset-x-0 top-full z-40 mt-1.5 lg:start-auto lg:w-[max(100%,38rem)]'}>
        {(open || inDialog) && Suggestions && <Suggestions text={text.trim()} onPick={close} />}
      </div>
    </form>
  );
}

/** Arrow keys move from the box into its suggestions and back; Escape closes them. */
function moveInBox(event: KeyboardEvent, form: HTMLFormElement | null, setOpen: ((open: boolean) => void) | undefined) {
  if (!form) return;
  const input = form.querySelector('input');
  const links = [...form.querySelectorAll<HTMLElement>('[data-suggestion]')];
  if (event.key === 'Escape' && setOpen) {
    if (links.length === 0) return;
    event.preventDefault();
    input?.focus();
    setOpen(false);
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  setOpen?.(true);
  const at = links.findIndex((link) => link.matches(':focus'));
  const next = at + step;
  (next < 0 ? input : links[Math.min(next, links.length - 1)])?.focus();
}
