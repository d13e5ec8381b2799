import { isApiError } from '@souk/client/api/api-error.ts';
import type { Band, ShopDelivery } from '@souk/contract/back-office/settings/delivery';
import { wireAmountText } from '@souk/money/currency';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { MoneyInput, readMoney } from '../../lib/forms/money-field.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { deliveryQuery, useReplaceBands } from './queries.ts';

type Row = { id: number; from: string; charge: string };

type BandsFormProps = { shop: ShopDelivery; currency: string };

/** The delivery charges of a shop by quantity. Each band ends where the next one begins; the last one has no end. */
export function BandsForm({ shop, currency }: BandsFormProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const showUndo = useUndoToast();
  const replace = useReplaceBands(shop.id);
  const [base, setBase] = useState(shop);
  const [rows, setRows] = useState(() => rowsOf(shop));
  const [theirs, setTheirs] = useState<ShopDelivery>();
  const [isWrong, setWrong] = useState(false);
  const isDirty = JSON.stringify(rows) !== JSON.stringify(rowsOf(base));

  function start(from: ShopDelivery) {
    setBase(from);
    setRows(rowsOf(from));
    setTheirs(undefined);
    setWrong(false);
    replace.reset();
  }
  async function save(version: string) {
    const bands = bandsOf(rows);
    setWrong(bands === undefined);
    if (!bands) return;
    try {
      const saved = await replace.mutateAsync({ bands, version });
      start(saved.shop);
      showUndo(t('Saved'), saved.entry_id);
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) return;
      const current = await queryClient.fetchQuery({ ...deliveryQuery(api), staleTime: 0 });
      setTheirs(current.shops.find(({ id }) => id === shop.id));
    }
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save(base.version);
  }
  const change = (id: number, part: Partial<Row>) => setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const nextId = Math.max(0, ...rows.map(({ id }) => id)) + 1;
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit}>
      {theirs && (
        <ConflictPanel
          fields={[{ label: t('Delivery charges'), mine: describe(rows), theirs: describe(rowsOf(theirs)) }]}
          busy={replace.isPending}
          onSaveMine={() => void save(theirs.version)}
          onUseTheirs={() => start(theirs)}
        />
      )}
      <Panel title={t('Delivery charges')}>
        {isWrong && <Note tone="error">{t('The first band begins at 1, each next one at a higher quantity, and each has a charge.')}</Note>}
        {replace.isError && !theirs && <Note tone="error">{explainError(i18n, replace.error)}</Note>}
        {rows.length === 0 && <p className="text-sm text-ink-muted">{t('Delivery is free.')}</p>}
        <ul aria-label={t('Delivery charges')} className="grid gap-3 empty:hidden">
          {rows.map((row, index) => (
            <li key={row.id} className="flex flex-wrap items-center gap-2 text-sm">
              <span>{t('From')}</span>
              <TextInput
                dir="ltr"
                inputMode="numeric"
                aria-label={t('First quantity of band {number}', { number: index + 1 })}
                className="w-24!"
                maxLength={6}
                value={row.from}
                onChange={({ target }) => change(row.id, { from: target.value })}
              />
              <span className="min-w-28 text-ink-muted">{endText(rows[index + 1]?.from)}</span>
              <span className="w-40">
                <MoneyInput
                  label={t('Charge of band {number}', { number: index + 1 })}
                  currency={currency}
                  value={row.charge}
                  onChange={(charge) => change(row.id, { charge })}
                />
              </span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('Remove band {number}', { number: index + 1 })}
                onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}
              >
                {t('Remove')}
              </Button>
            </li>
          ))}
        </ul>
        <div>
          <Button
            size="sm"
            variant="secondary"
            disabled={rows.length >= 20}
            onClick={() => setRows([...rows, { id: nextId, from: nextFrom(rows), charge: '' }])}
          >
            {t('Add a band')}
          </Button>
        </div>
      </Panel>
      <SaveBar isDirty={isDirty} busy={replace.isPending} onDiscard={() => start(base)} />
    </form>
  );

  function endText(next: string | undefined): string {
    if (next === undefined) return t('items and more');
    return /^\d+$/.test(next) ? t('to {count} items', { count: Number(next) - 1 }) : '';
  }
}

function rowsOf({ bands }: ShopDelivery): Row[] {
  return bands.map(({ from, charge }, index) => ({ id: index + 1, from: String(from), charge: wireAmountText(charge) }));
}

function nextFrom(rows: readonly Row[]): string {
  const last = Number(rows.at(-1)?.from);
  return rows.length === 0 ? '1' : String((last || 0) + 1);
}

/** The bands with their ends; undefined if a field is wrong. */
function bandsOf(rows: readonly Row[]): Band[] | undefined {
  const bands: Band[] = [];
  for (const [index, { from, charge }] of rows.entries()) {
    const [first, next] = [Number(from), rows[index + 1]?.from];
    const [amount, to] = [readMoney(charge), next === undefined ? null : Number(next) - 1];
    const isRight = /^\d{1,6}$/.test(from) && (index > 0 || first === 1) && (to === null || to >= first) && amount !== undefined;
    if (!isRight) return undefined;
    bands.push({ from: first, to, charge: amount });
  }
  return bands;
}

function describe(rows: readonly Row[]): string {
  return rows.map(({ from, charge }) => `${from}+: ${charge}`).join(' · ');
}
