import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';
import { useText } from './ui-context.tsx';

type SearchFormProps = {
  /** The page that shows what was found; the form goes there by itself before any script runs. */
  action: string;
  /** What is searched, for the box's label and its placeholder. */
  label: string;
  /** What the address searches for. */
  search: string;
  /** What else the address asks for, and keeps. */
  kept: Readonly<Record<string, string | number | null | undefined>>;
  onSearch: (search: string) => void;
};

/** A search of one kind of thing, kept in the address. */
export function SearchForm({ action, label, search, kept, onSearch }: SearchFormProps) {
  const text = useText();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    onSearch(typeof typed === 'string' ? typed.trim() : '');
  }
  return (
    <form action={action} onSubmit={handleSubmit}>
      {/* Another search in the address empties or fills the box anew. */}
      <TextInput
        key={search}
        type="search"
        name="search"
        maxLength={100}
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        defaultValue={search}
        end={
          <IconButton type="submit" size="sm" label={text('Search')}>
            <Search />
          </IconButton>
        }
      />
      {Object.entries(kept).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
    </form>
  );
}
