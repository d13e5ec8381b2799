import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { IconButton } from '../button.tsx';
import { useText } from '../ui-context.tsx';
import { TextInput } from './text-input.tsx';

type SearchFormProps = {
  /** The results page; the form submits to it before any script runs. */
  action: string;
  /** The accessible name and placeholder. */
  label: string;
  /** The current search. */
  search: string;
  /** Other parameters of the address, which a search retains. */
  params: Readonly<Record<string, string | number | null | undefined>>;
  onSearch: (search: string) => void;
};

/** A search whose text is in the address. */
export function SearchForm({ action, label, search, params, onSearch }: SearchFormProps) {
  const text = useText();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    onSearch(typeof typed === 'string' ? typed.trim() : '');
  }
  return (
    <form action={action} onSubmit={handleSubmit}>
      {/* Resets the box when the search in the address changes. */}
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
      {Object.entries(params).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
    </form>
  );
}
