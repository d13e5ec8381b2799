import type { CodeSent } from '@souk/contract/identity';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Progress } from '@souk/ui/feedback/progress.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { FileListField } from '@souk/ui/forms/file-list-field.tsx';
import { PictureField } from '@souk/ui/forms/picture-field.tsx';
import { Textarea, TextInput } from '@souk/ui/forms/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { useSendApplicantCode } from './mutations.ts';
import { applicationOptionsQuery } from './queries.ts';
import { documentLimits, maxLengths, pictureLimits, type SellerText } from './seller-values.ts';
import type { SellerForm as Form } from './use-seller-form.ts';

/** The page provides the phone field with its one-time code, since features may not import each other. */
export type RenderPhone = (parts: {
  value: { phone: string; otp: string };
  onChange: (part: { phone?: string; otp?: string }) => void;
  problems: { phone?: string | undefined; otp?: string | undefined };
  onProblem: (problem: string | undefined) => void;
  send: (phone: string) => Promise<CodeSent>;
}) => ReactNode;

export function SellerForm({ form, renderPhone }: { form: Form; renderPhone: RenderPhone }) {
  const { t } = useI18n();
  const { element, handleSubmit } = useSubmit(form);
  return (
    <form
      ref={element}
      noValidate
      aria-label={t('Apply to open a shop')}
      onSubmit={handleSubmit}
      className="grid grid-cols-[minmax(0,1fr)] gap-8 rounded-xl border border-line bg-surface p-5 sm:p-8"
    >
      {form.failure && <Note tone="error">{form.failure}</Note>}
      <OwnerFields form={form} renderPhone={renderPhone} />
      <ShopFields form={form} />
      <PictureFields form={form} />
      <DocumentsField form={form} />
      <div className="grid gap-3 border-t border-line pt-6">
        {form.isSending && <Progress value={Math.round(form.sent * 100)} max={100} label={t('Sending')} />}
        <Button type="submit" size="lg" block busy={form.isSending}>
          {t('Send application')}
        </Button>
        <p className="text-center text-xs text-ink-muted">{t('We read every application and reply by email.')}</p>
      </div>
    </form>
  );
}

/** Sends the form. If a field is invalid, here or for the server, the first one gets the focus. */
function useSubmit(form: Form) {
  const element = useRef<HTMLFormElement>(null);
  const focusFirstInvalid = () => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each error of the server.
  useEffect(() => {
    if (form.error) focusFirstInvalid();
  }, [form.error]);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (form.isSending || form.submit()) return;
    // The fields are marked as invalid with the next render.
    requestAnimationFrame(focusFirstInvalid);
  }
  return { element, handleSubmit };
}

function FormSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="text-lg font-bold">{title}</legend>
      <p className="text-sm text-ink-muted">{text}</p>
      {children}
    </fieldset>
  );
}

function useTextProps({ values, problems, change, handleBlur }: Form) {
  return {
    field: (name: SellerText, label: string) => ({ label, error: problems[name], required: true }),
    input: (name: SellerText) => ({
      name,
      value: values[name],
      maxLength: maxLengths[name],
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
      onBlur: () => handleBlur(name),
    }),
  };
}

function OwnerFields({ form, renderPhone }: { form: Form; renderPhone: RenderPhone }) {
  const { t } = useI18n();
  const text = useTextProps(form);
  const send = useSendApplicantCode();
  const { phone, otp } = form.values;
  return (
    <FormSection title={t('About you')} text={t('So we know who you are.')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...text.field('owner_name', t('Full name'))}>
          <TextInput autoComplete="name" {...text.input('owner_name')} />
        </Field>
        <Field {...text.field('email', t('Email address'))}>
          <TextInput type="email" inputMode="email" autoComplete="email" dir="ltr" {...text.input('email')} />
        </Field>
      </div>
      {/* The field reads its number once, so a number from the draft is given to a new one. */}
      <Fragment key={form.draftPhone}>
        {renderPhone({
          value: { phone, otp },
          onChange: form.change,
          problems: { phone: form.problems.phone, otp: form.problems.otp },
          onProblem: (problem) => form.setProblem('phone', problem),
          send,
        })}
      </Fragment>
    </FormSection>
  );
}

function ShopFields({ form }: { form: Form }) {
  const { t } = useI18n();
  const text = useTextProps(form);
  return (
    <FormSection title={t('Your shop')} text={t('The first thing shoppers read.')}>
      <Field {...text.field('shop_name', t('Shop name'))}>
        <TextInput autoComplete="organization" dir="auto" {...text.input('shop_name')} />
      </Field>
      <Field {...text.field('description', t('What you sell'))} hint={t('Two or three sentences are enough.')}>
        <Textarea dir="auto" {...text.input('description')} />
      </Field>
      <Field {...text.field('address', t('Location'))}>
        <TextInput autoComplete="street-address" dir="auto" {...text.input('address')} />
      </Field>
    </FormSection>
  );
}

function PictureFields({ form }: { form: Form }) {
  const { t } = useI18n();
  const { values, problems, change, setProblem, isSending } = form;
  return (
    <FormSection title={t('Logo and banner')} text={t('JPEG, PNG or WebP, up to 5 MB each. You can change them later.')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-6">
        <Field label={t('Logo')} error={problems.logo} hint={t('Square, without small text.')} required>
          <PictureField
            value={values.logo}
            onChange={(logo) => change({ logo })}
            onProblem={(problem) => setProblem('logo', problem)}
            limits={pictureLimits}
            disabled={isSending}
          />
        </Field>
        <Field label={t('Banner image')} error={problems.banner} hint={t('Wide: your workshop, products or street.')} required>
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
    </FormSection>
  );
}

/** Only where the server accepts documents. */
function DocumentsField({ form: { values, problems, setDocuments, setProblem, isSending } }: { form: Form }) {
  const { api } = useServices();
  const { t, plural } = useI18n();
  const { data: options } = useQuery(applicationOptionsQuery(api));
  if (!options) return null;
  const time = plural(options.documents.retention_days, '{count} day', '{count} days');
  return (
    <FormSection
      title={t('Documents (optional)')}
      text={t('Your trade licence, identity card or tax certificate. Up to 5 files: JPEG, PNG, WebP or PDF, up to 2 MB each.')}
    >
      <Field
        label={t('Documents')}
        error={problems.documents}
        hint={t('Only our team sees them. We delete them when we decline your application, or {time} after we approve it.', { time })}
      >
        <FileListField
          value={values.documents}
          onChange={setDocuments}
          onProblem={(problem) => setProblem('documents', problem)}
          limits={documentLimits}
          disabled={isSending}
        />
      </Field>
    </FormSection>
  );
}
