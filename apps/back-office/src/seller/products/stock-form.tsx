import type { StockRow } from '@souk/contract/seller/stock';
import { Badge } from '@souk/ui/badge.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { showUndo } from '../../lib/undo-toast.ts';
import { Thumbnail } from '../orders/thumbnail.tsx';
import { sellerPaths } from '../paths.ts';
import { type StockChange, useChangeStock } from './queries.ts';
import { readStock } from './read-stock.ts';

/** A typed quantity, and the stock that the member saw when they typed it. */
type Typed = { text: string; seen: number };

/** A quantity for each variant. Enter goes to the next field, as a scanner sends it after each code. */
export function StockForm({ variants }: { variants: readonly StockRow[] }) {
  const i18n = useI18n();
  const { t, plural } = i18n;
  const [typed, setTyped] = useState<ReadonlyMap<number, Typed>>(new Map());
  const [isTried, setTried] = useState(false);
  const change = useChangeStock();
  const changes = changesOf(typed);
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
            text={typed.get(row.variant_id)?.text}
            isTried={isTried}
            onType={(text) => setTyped(new Map(typed).set(row.variant_id, { text, seen: typed.get(row.variant_id)?.seen ?? row.stock }))}
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

type StockLineProps = { row: StockRow; text: string | undefined; isTried: boolean; onType: (text: string) => void };

function StockLine({ row, text, isTried, onType }: StockLineProps) {
  const { t } = useI18n();
  const { product_id, name, options, sku, stock, thumbnail } = row;
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
          {stock > 0 && stock < 5 && <Badge tone="warn">{t('Low stock')}</Badge>}
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
          maxLength={9}
          value={text ?? String(stock)}
          onChange={({ target }) => onType(target.value)}
          onFocus={({ target }) => target.select()}
          onKeyDown={handleEnter}
        />
      </span>
    </li>
  );
}

/** Enter goes to the next field of the form, and from the last one to the button that saves. */
function handleEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...(event.currentTarget.form?.querySelectorAll<HTMLElement>('input, button[type="submit"]') ?? [])];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
