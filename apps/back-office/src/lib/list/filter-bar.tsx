import { Select, type SelectOption } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';

/** The filters above a list: they wrap, and fill the line on a phone. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 print:hidden">{children}</div>;
}

type SearchFieldProps = {
  label: string;
  /** Names the fields that the search reads. */
  placeholder: string;
  value: string | undefined;
  onSearch: (words: string | undefined) => void;
};

/** Searches on Enter. The key / focuses it. */
export function SearchField({ label, placeholder, value = '', onSearch }: SearchFieldProps) {
  // Another search in the address, for example by the back button, resets what is typed.
  return <SearchInput key={value} {...{ label, placeholder, value, onSearch }} />;
}

function SearchInput({ label, placeholder, value = '', onSearch }: SearchFieldProps) {
  const [words, setWords] = useState(value);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSearch(words.trim() || undefined);
  }
  return (
    <form role="search" className="min-w-[min(15rem,100%)] grow" onSubmit={handleSubmit}>
      <TextInput
        type="search"
        start={<Search aria-hidden="true" />}
        aria-label={label}
        placeholder={placeholder}
        maxLength={60}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </form>
  );
}

type FilterSelectProps<Value extends string> = {
  label: string;
  value: Value | undefined;
  options: readonly (SelectOption & { value: Value | '' })[];
  onChange: (value: Value | undefined) => void;
};

/** One choice; the option with the empty value removes the filter. */
export function FilterSelect<Value extends string>({ label, value, options, onChange }: FilterSelectProps<Value>) {
  return (
    <Select
      aria-label={label}
      className="min-w-36 max-sm:flex-1 sm:min-w-40"
      value={value ?? ''}
      options={options}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value)?.value;
        onChange(chosen || undefined);
      }}
    />
  );
}
