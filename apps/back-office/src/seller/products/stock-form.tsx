import type { StockRow } from '@souk/contract/seller/stock';
import { Badge } from '@souk/ui/badge.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { showUndo } from '../../lib/undo-toast.ts';
import { Thumbnail } from '../orders/thumbnail.tsx';
import { sellerPaths } from '../paths.ts';
import { type StockChange, useChangeStock } from './queries.ts';
import { readStock } from './read-stock.ts';
import { findSku, type ScannedSku } from './use-scanned-stock.ts';

/** A typed quantity, and the stock that the member saw when they typed it. */
type Typed = { text: string; seen: number };

type StockFormProps = {
  variants: readonly StockRow[];
  /** The code that was scanned last: the row with this SKU is focused. */
  scanned: ScannedSku | undefined;
  /** Receives the code that a scanner typed into a field of a quantity. */
  onScan: (code: string) => void;
};

/** A quantity for each variant. Enter goes to the next field; after the SKU of a variant, which a scanner types, to its row. */
export function StockForm({ variants, scanned, onScan }: StockFormProps) {
  const i18n = useI18n();
  const { t, plural } = i18n;
  const [typed, setTyped] = useState<ReadonlyMap<number, Typed>>(new Map());
  const [isTried, setTried] = useState(false);
  const change = useChangeStock();
  const changes = changesOf(typed);
  useFocusScanned(variants, scanned);
  function setText(id: number, value: Typed | undefined) {
    const next = new Map(typed);
    if (value) next.set(id, value);
    else next.delete(id);
    setTyped(next);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const wanted = changes.flatMap(({ stock, ...rest }) => (stock === undefined ? [] : [{ ...rest, stock }]));
    if (wanted.length === 0 || wanted.length < changes.length) return;
    change.mutate(wanted, {
      onSuccess: () => {
        setTyped(new Map());
        setTried(false);
        showUndo(plural(wanted.length, '{count} quantity changed', '{count} quantities changed'), {
          label: t('Undo'),
          onPress: () =>
            change.mutate(wanted.map(({ variant_id, stock, seen_stock }) => ({ variant_id, stock: seen_stock, seen_stock: stock }))),
        });
      },
    });
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
      {change.isError && <Note tone="error">{explainError(i18n, change.error)}</Note>}
      <ul aria-label={t('Stock')} className="divide-y divide-line rounded-lg border border-line bg-surface">
        {variants.map((row) => (
          <StockLine
            key={row.variant_id}
            row={row}
            typed={typed.get(row.variant_id)}
            isTried={isTried}
            onType={(value) => setText(row.variant_id, value)}
            onScan={onScan}
          />
        ))}
      </ul>
      <SaveBar
        isDirty={changes.length > 0}
        busy={change.isPending}
        onDiscard={() => setTyped(new Map())}
        label={plural(changes.length, 'Save {count} quantity', 'Save {count} quantities')}
      />
    </form>
  );
}

/** The quantities that differ from what the member saw; undefined where the text is no quantity. */
function changesOf(typed: ReadonlyMap<number, Typed>): (Omit<StockChange, 'stock'> & { stock: number | undefined })[] {
  return [...typed].flatMap(([variant_id, { text, seen }]) => {
    const stock = readStock(text);
    return stock === seen ? [] : [{ variant_id, stock, seen_stock: seen }];
  });
}

/** Focuses the quantity of the scanned SKU, once its row is loaded. */
function useFocusScanned(variants: readonly StockRow[], scanned: ScannedSku | undefined) {
  const done = useRef<ScannedSku>(undefined);
  useEffect(() => {
    const row = scanned && done.current !== scanned ? findSku(variants, scanned.sku) : undefined;
    if (!row) return;
    done.current = scanned;
    const field = document.getElementById(fieldIdOf(row));
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [variants, scanned]);
}

const fieldIdOf = ({ variant_id }: StockRow) => `stock-${variant_id}`;

type StockLineProps = Pick<StockFormProps, 'onScan'> & {
  row: StockRow;
  typed: Typed | undefined;
  isTried: boolean;
  onType: (typed: Typed | undefined) => void;
};

function StockLine({ row, typed, isTried, onType, onScan }: StockLineProps) {
  const { t } = useI18n();
  const text = typed?.text;
  const before = useRef<Typed>(undefined);
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    const code = event.currentTarget.value.trim();
    if (code === '' || readStock(code) !== undefined) return focusNext(event);
    // A scanner has typed a code over the quantity, which is restored.
    event.preventDefault();
    const field = event.currentTarget;
    flushSync(() => onType(before.current));
    field.select();
    onScan(code);
  }
  const { product_id, name, options, sku, stock, is_low, thumbnail } = row;
  const label = t('Stock of {name}', { name: [name, options].filter(Boolean).join(', ') });
  const isWrong = isTried && text !== undefined && readStock(text) === undefined;
  return (
    <li className="flex items-center gap-3 px-4 py-3 text-sm max-[18rem]:flex-wrap">
      <Thumbnail src={thumbnail} />
      <p className="grid min-w-0 grow justify-items-start gap-0.5">
        <bdi className="line-clamp-2 font-semibold wrap-anywhere">{name}</bdi>
        <span className="flex flex-wrap items-baseline gap-x-2 text-ink-muted">
          {options && <bdi>{options}</bdi>}
          <bdi dir="ltr" className="text-xs wrap-anywhere">
            {sku}
          </bdi>
        </span>
        <span className="flex flex-wrap items-center gap-x-3">
          {stock === 0 && <Badge tone="sale_soft">{t('Sold out')}</Badge>}
          {is_low && <Badge tone="warn">{t('Low stock')}</Badge>}
          <Link
            href={sellerPaths.stockHistory({ id: product_id })}
            aria-label={t('Stock history of {name}', { name })}
            className="inline-flex min-h-6 items-center text-accent hover:underline pointer-coarse:-my-1.5 pointer-coarse:min-h-11"
          >
            {t('Stock history')}
          </Link>
        </span>
        {isWrong && <span className="text-sale-text">{t('Enter a whole number')}</span>}
      </p>
      <span className="w-20 shrink-0 sm:w-24">
        <TextInput
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          aria-label={label}
          aria-invalid={isWrong || undefined}
          className="text-end tabular-nums"
          id={fieldIdOf(row)}
          maxLength={60}
          value={text ?? String(stock)}
          onChange={({ target }) => onType({ text: target.value, seen: typed?.seen ?? stock })}
          onFocus={({ target }) => {
            before.current = typed;
            target.select();
          }}
          onKeyDown={handleKeyDown}
        />
      </span>
    </li>
  );
}

/** Goes to the next field of the form, and from the last one to the button that saves. */
function focusNext(event: KeyboardEvent<HTMLInputElement>) {
  event.preventDefault();
  const fields = [...(event.currentTarget.form?.querySelectorAll<HTMLElement>('input, button[type="submit"]') ?? [])];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
