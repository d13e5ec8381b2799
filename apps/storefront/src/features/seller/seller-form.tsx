import type { CodeSent } from '@souk/contract/identity';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { longestTexts, pictureLimits, type SellerText } from './model/seller-values.ts';
import type { SellerForm as Form } from './use-seller-form.ts';
import { useSendCode } from './use-send-code.ts';

/** What the page lends: a number with the code that proves it. */
export type RenderPhone = (parts: {
  value: { phone: string; otp: string };
  onChange: (part: { phone?: string; otp?: string }) => void;
  problems: { phone?: string | undefined; otp?: string | undefined };
  onProblem: (problem: string | undefined) => void;
  send: (phone: string) => Promise<CodeSent>;
}) => ReactNode;

/** The application itself: who, which shop, and how it looks. */
export function SellerForm({ form, renderPhone }: { form: Form; renderPhone: RenderPhone }) {
  const { t } = useI18n();
  const { element, handleSubmit } = useSubmit(form);
  return (
    <form
      ref={element}
      noValidate
      aria-label={t('Apply for a shop')}
      onSubmit={handleSubmit}
      className="grid grid-cols-[minmax(0,1fr)] gap-8 rounded-xl border border-line bg-surface p-5 sm:p-8"
    >
      {form.failure && <Note tone="error">{form.failure}</Note>}
      <OwnerFields form={form} renderPhone={renderPhone} />
      <ShopFields form={form} />
      <PictureFields form={form} />
      <div className="grid gap-3 border-t border-line pt-6">
        {form.isSending && <Progress value={Math.round(form.sent * 100)} max={100} label={t('Sending')} />}
        <Button type="submit" size="lg" block busy={form.isSending}>
          {t('Send application')}
        </Button>
        <p className="text-center text-xs text-ink-muted">{t('We read every application ourselves and answer by mail.')}</p>
      </div>
    </form>
  );
}

/** Sends, or goes to the first field that is wrong: here at once, or where the server has found it. */
function useSubmit(form: Form) {
  const element = useRef<HTMLFormElement>(null);
  const goToFirst = () => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal of the server.
  useEffect(() => {
    if (form.error) goToFirst();
  }, [form.error]);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (form.isSending || form.submit()) return;
    // Once the marks are drawn.
    requestAnimationFrame(goToFirst);
  }
  return { element, handleSubmit };
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="text-lg font-bold">{title}</legend>
      <p className="text-sm text-ink-muted">{text}</p>
      {children}
    </fieldset>
  );
}

function useTextProps({ values, problems, change, leave }: Form) {
  return {
    field: (name: SellerText, label: string) => ({ label, error: problems[name], required: true }),
    input: (name: SellerText) => ({
      name,
      value: values[name],
      maxLength: longestTexts[name],
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
      onBlur: () => leave(name),
    }),
  };
}

function OwnerFields({ form, renderPhone }: { form: Form; renderPhone: RenderPhone }) {
  const { t } = useI18n();
  const text = useTextProps(form);
  const send = useSendCode();
  const { phone, otp } = form.values;
  return (
    <Part title={t('About you')} text={t('So that we know whom we are talking to.')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...text.field('owner_name', t('Full name'))}>
          <TextInput autoComplete="name" {...text.input('owner_name')} />
        </Field>
        <Field {...text.field('email', t('Email address'))}>
          <TextInput type="email" inputMode="email" autoComplete="email" dir="ltr" {...text.input('email')} />
        </Field>
      </div>
      {renderPhone({
        value: { phone, otp },
        onChange: form.change,
        problems: { phone: form.problems.phone, otp: form.problems.otp },
        onProblem: (problem) => form.setProblem('phone', problem),
        send,
      })}
    </Part>
  );
}

function ShopFields({ form }: { form: Form }) {
  const { t } = useI18n();
  const text = useTextProps(form);
  return (
    <Part title={t('Your shop')} text={t('What shoppers will read first.')}>
      <Field {...text.field('shop_name', t('Name of the shop'))}>
        <TextInput autoComplete="organization" dir="auto" {...text.input('shop_name')} />
      </Field>
      <Field {...text.field('description', t('What you sell'))} hint={t('Two or three sentences are enough.')}>
        <Textarea dir="auto" {...text.input('description')} />
      </Field>
      <Field {...text.field('address', t('Where you are'))}>
        <TextInput autoComplete="street-address" dir="auto" {...text.input('address')} />
      </Field>
    </Part>
  );
}

function PictureFields({ form }: { form: Form }) {
  const { t } = useI18n();
  const { values, problems, change, setProblem, isSending } = form;
  return (
    <Part title={t('How it looks')} text={t('JPEG, PNG or WebP, up to 5 MB each. You can change them later.')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-6">
        <Field label={t('Logo')} error={problems.logo} hint={t('Square, without small print.')} required>
          <PictureField
            value={values.logo}
            onChange={(logo) => change({ logo })}
            onProblem={(problem) => setProblem('logo', problem)}
            limits={pictureLimits}
            disabled={isSending}
          />
        </Field>
        <Field label={t('Picture above the door')} error={problems.banner} hint={t('Wide: your room, your work, your street.')} required>
          <PictureField
            value={values.banner}
            onChange={(banner) => change({ banner })}
            onProblem={(problem) => setProblem('banner', problem)}
            limits={pictureLimits}
            shape="wide"
            disabled={isSending}
          />
        </Field>
      </div>
    </Part>
  );
}
