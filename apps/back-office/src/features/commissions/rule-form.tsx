import type { CommissionRuleFields, CommissionRules } from '@souk/contract/back-office/commissions';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { readMoney } from '../../lib/forms/money-field.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { explainError, useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { commissionRulesQuery } from './queries.ts';
import { RuleRow, type RuleValues } from './rule-row.tsx';

type RulesValues = { rules: RuleValues[] };

/** The ordered list of rules: dragged or moved by buttons, and saved as a whole. */
export function RuleForm({ stored }: { stored: CommissionRules }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const showUndo = useUndoToast();
  const [announcement, setAnnouncement] = useState('');
  const edit = useEditForm<CommissionRules, RulesValues>({
    stored,
    toValues: ({ rules }) => ({ rules: rules.map(toValues) }),
    fields: ['rules'],
    reload: async () => (await api.call('GET /admin/commission-rules', {})).data,
    async save({ rules }, version) {
      const { entry_id, ...saved } = (await api.call('POST /admin/commission-rules', { body: { version, rules: rules.map(toFields) } }))
        .data;
      showUndo(t('Commission rules saved'), entry_id);
      return saved;
    },
    async onSaved(saved) {
      queryClient.setQueryData(commissionRulesQuery(api).queryKey, saved);
      await queryClient.invalidateQueries({ queryKey: ['audit'] });
    },
  });
  const { form, theirs } = edit;
  const { rules } = form.watch();
  const write = (next: RuleValues[]) => form.setValue('rules', next, { shouldDirty: true });
  const describe = (list: readonly RuleValues[]) => list.map((rule) => ruleText(rule, stored, t)).join(' → ');
  function handleMove(from: number, to: number) {
    const moved = rules[from];
    if (!moved || from === to || to < 0 || to >= rules.length) return;
    write(rules.toSpliced(from, 1).toSpliced(to, 0, moved));
    setAnnouncement(t('{name} is now {position} of {total}', { name: t('Rule'), position: to + 1, total: rules.length }));
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (rules.every(isComplete)) void edit.submit();
    else toast.error(t('Some fields need your attention'));
  }
  return (
    <form noValidate className="grid content-start gap-4" onSubmit={handleSubmit}>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {theirs && (
        <ConflictPanel
          fields={[{ label: t('Rules'), mine: describe(rules), theirs: describe(theirs.rules.map(toValues)) }]}
          busy={edit.isSaving}
          onSaveMine={() => void edit.saveMine()}
          onUseTheirs={edit.applyTheirs}
        />
      )}
      {edit.error !== undefined && <Note tone="error">{explainError(i18n, edit.error)}</Note>}
      {form.formState.errors.rules?.message && <Note tone="error">{form.formState.errors.rules.message}</Note>}
      {rules.length === 0 && (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-10 text-center text-sm text-ink-muted">
          {t('No rules yet: new orders have no commission.')}
        </p>
      )}
      <ol aria-label={t('Commission rules')} className="grid gap-3">
        {rules.map((rule, index) => (
          <RuleRow
            key={rule.key}
            {...{ rule, index, choices: stored }}
            count={rules.length}
            onChange={(changes) => write(rules.map((each, at) => (at === index ? { ...each, ...changes } : each)))}
            onMove={handleMove}
            onRemove={() => write(rules.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => write([...rules, newRule()])}>
        {t('Add a rule')}
      </Button>
      <SaveBar isDirty={edit.isDirty} busy={edit.isSaving} onDiscard={edit.discard} />
    </form>
  );
}

function newRule(): RuleValues {
  return { key: crypto.randomUUID(), applies_to: 'items', shop_id: '', category_id: '', kind: 'percent', charge: '10', tax: '0' };
}

function toValues(
  { applies_to, shop_id, category_id, percent, item_amount, tax_percent }: CommissionRuleFields,
  index: number,
): RuleValues {
  return {
    key: `stored ${index}`,
    applies_to,
    shop_id: String(shop_id ?? ''),
    category_id: String(category_id ?? ''),
    kind: percent === null ? 'amount' : 'percent',
    charge: String(percent ?? item_amount ?? 0),
    tax: String(tax_percent),
  };
}

function toFields({ applies_to, shop_id, category_id, kind, charge, tax }: RuleValues): CommissionRuleFields {
  return {
    applies_to,
    shop_id: Number(shop_id) || null,
    category_id: applies_to === 'items' ? Number(category_id) || null : null,
    percent: kind === 'percent' ? (readMoney(charge) ?? 0) : null,
    item_amount: kind === 'amount' ? (readMoney(charge) ?? 0) : null,
    tax_percent: readMoney(tax) ?? 0,
  };
}

function isComplete({ kind, charge, tax }: RuleValues): boolean {
  const [value, taxed] = [readMoney(charge), readMoney(tax)];
  return value !== undefined && taxed !== undefined && taxed <= 100 && (kind === 'amount' || value <= 100);
}

function ruleText({ applies_to, shop_id, category_id, kind, charge }: RuleValues, choices: CommissionRules, t: (text: string) => string) {
  const nameOf = (rows: readonly { id: number; name: string }[], id: string) => rows.find((row) => String(row.id) === id)?.name;
  const subject = [nameOf(choices.shops, shop_id), nameOf(choices.categories, category_id)].filter(Boolean).join(' · ');
  const what = applies_to === 'items' ? t('Items') : t('Delivery');
  return `${what}${subject && ` (${subject})`}: ${charge} ${kind === 'percent' ? '%' : choices.currency}`;
}
