import type { CommissionRules } from '@souk/contract/back-office/commissions';
import { IconButton } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { ChevronDown, ChevronUp, GripVertical, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { MoneyField, readMoney } from '../../lib/forms/money-field.tsx';
import { useI18n } from '../../lib/services.tsx';

export type RuleValues = {
  key: string;
  applies_to: 'items' | 'delivery';
  /** Ids as a select has them; empty for all. */
  shop_id: string;
  category_id: string;
  kind: 'percent' | 'amount';
  charge: string;
  tax: string;
};

type RuleRowProps = {
  rule: RuleValues;
  index: number;
  count: number;
  choices: CommissionRules;
  onChange: (changes: Partial<RuleValues>) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

const dragType = 'text/x-souk-commission-rule';

/** One rule with its place in the list. */
export function RuleRow({ rule, index, count, choices, onChange, onMove, onRemove }: RuleRowProps) {
  const { t, number } = useI18n();
  const [isOver, setIsOver] = useState(false);
  const place = number(index + 1);
  function handleDrop(event: DragEvent) {
    setIsOver(false);
    if (!event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    onMove(Number(event.dataTransfer.getData(dragType)), index);
  }
  return (
    <li
      aria-label={t('Rule {number}', { number: place })}
      data-over={isOver || undefined}
      className="grid gap-3 rounded-lg border border-line bg-surface p-3 data-over:outline-2 data-over:outline-primary"
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(dragType, String(index))}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <div className="flex items-center gap-2 text-sm font-semibold">
        <GripVertical aria-hidden="true" className="size-4 cursor-grab text-ink-muted max-sm:hidden" />
        <span className="me-auto">{t('Rule {number}', { number: place })}</span>
        {/* They stay focusable at the ends, so that the focus is not lost after the last step. */}
        <IconButton
          size="sm"
          label={t('Move rule {number} up', { number: place })}
          aria-disabled={index === 0 || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(index, index - 1)}
        >
          <ChevronUp />
        </IconButton>
        <IconButton
          size="sm"
          label={t('Move rule {number} down', { number: place })}
          aria-disabled={index === count - 1 || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(index, index + 1)}
        >
          <ChevronDown />
        </IconButton>
        <IconButton size="sm" label={t('Remove rule {number}', { number: place })} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      <RuleFields {...{ rule, choices, onChange }} />
    </li>
  );
}

function RuleFields({ rule, choices, onChange }: Pick<RuleRowProps, 'rule' | 'choices' | 'onChange'>) {
  const { t } = useI18n();
  const { applies_to, kind, charge, tax } = rule;
  const limit = kind === 'percent' ? 100 : Number.POSITIVE_INFINITY;
  const problem = (text: string, max: number) =>
    (readMoney(text) ?? max + 1) > max ? t('Enter a number with at most two decimals') : undefined;
  const isItems = applies_to === 'items';
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <Field label={t('Of')}>
        <Select
          value={applies_to}
          options={[
            { value: 'items', label: t('Items') },
            { value: 'delivery', label: t('Delivery') },
          ]}
          onChange={({ target }) => onChange({ applies_to: target.value === 'delivery' ? 'delivery' : 'items' })}
        />
      </Field>
      <Field label={t('Shop')}>
        <Select
          value={rule.shop_id}
          options={[{ value: '', label: t('All shops') }, ...optionsOf(choices.shops)]}
          onChange={({ target }) => onChange({ shop_id: target.value })}
        />
      </Field>
      <Field label={t('Category')}>
        <Select
          disabled={!isItems}
          value={isItems ? rule.category_id : ''}
          options={[{ value: '', label: t('All categories') }, ...optionsOf(choices.categories)]}
          onChange={({ target }) => onChange({ category_id: target.value })}
        />
      </Field>
      <Field label={t('Kind')}>
        <Select
          value={kind}
          options={[
            { value: 'percent', label: t('Percentage') },
            { value: 'amount', label: isItems ? t('Amount for each item') : t('Amount for each order') },
          ]}
          onChange={({ target }) => onChange({ kind: target.value === 'amount' ? 'amount' : 'percent' })}
        />
      </Field>
      <MoneyField
        label={t('Commission')}
        currency={kind === 'percent' ? '%' : choices.currency}
        value={charge}
        error={problem(charge, limit)}
        onChange={(text) => onChange({ charge: text })}
      />
      <MoneyField label={t('Tax on it')} currency="%" value={tax} error={problem(tax, 100)} onChange={(text) => onChange({ tax: text })} />
    </div>
  );
}

function optionsOf(rows: readonly { id: number; name: string }[]) {
  return rows.map(({ id, name }) => ({ value: String(id), label: name }));
}
