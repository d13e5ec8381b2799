import { failureText, fieldProblem } from '@souk/client/api/api-error.ts';
import { showFieldProblems } from '@souk/client/api/show-field-problems.ts';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { FileListField } from '@souk/ui/forms/file-list-field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { Textarea, TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAuth, useI18n, useServices } from '../../lib/services/services-context.tsx';
import { attachmentLimits, useOpenTicket } from './mutations.ts';
import { ticketsQueries } from './queries.ts';

type Values = { issue_type: string; order_number: string; subject: string; message: string; email: string };
const fields = ['issue_type', 'order_number', 'subject', 'message', 'email'] as const satisfies readonly (keyof Values)[];

type NewTicketDialogProps = {
  open: boolean;
  /** The order that the ticket is about, if known. */
  orderNumber?: string | undefined;
  onClose: () => void;
  onOpened: (ticketNumber: string) => void;
};

/** The dialog stays mounted, so reopening it restores an unsent text. */
export function NewTicketDialog({ open, orderNumber, onClose, onOpened }: NewTicketDialogProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const formId = useId();
  const { form, files, setFiles, filesProblem, setFilesProblem, failure, isSending, submit } = useNewTicket(orderNumber, onOpened);
  const { data: kinds = [], isError: hasNoKinds, refetch: refetchKinds } = useQuery({ ...ticketsQueries.issueTypes(api), enabled: open });
  const { data: orders = [] } = useQuery({ ...ticketsQueries.orders(api), enabled: open });
  const { errors } = form.formState;
  // Without a verified number the answer is announced by email.
  const needsEmail = !useAuth((state) => state.user?.phone_verified);
  const retry = hasNoKinds && (
    <Button variant="text" size="sm" className="-my-2" onClick={() => void refetchKinds()}>
      {t('Try again')}
    </Button>
  );
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Button variant="secondary" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" form={formId} busy={isSending}>
        {t('Send')}
      </Button>
    </div>
  );
  return (
    <Dialog open={open} onClose={onClose} size="md" title={t('Open a ticket')} footer={footer}>
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {failure && <Note tone="error">{failure}</Note>}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('What is it about?')}
            error={hasNoKinds ? t('The options could not be loaded') : errors.issue_type?.message}
            aside={retry}
            required
          >
            <Select
              data-autofocus
              options={kinds.map(({ id, name }) => ({ value: String(id), label: name }))}
              placeholder={t('Please choose')}
              {...form.register('issue_type', { required: t('Choose a topic') })}
            />
          </Field>
          <Field label={t('Order (optional)')} error={errors.order_number?.message}>
            <Select
              options={orders.map(({ code, shop }) => ({ value: code, label: shop ? `${code} · ${shop.name}` : code }))}
              placeholder={t('None')}
              {...form.register('order_number')}
            />
          </Field>
        </div>
        <Field label={t('Subject')} error={errors.subject?.message} required>
          <TextInput maxLength={150} {...form.register('subject', { required: t('Enter a subject') })} />
        </Field>
        <Field label={t('Message')} error={errors.message?.message} required>
          <Textarea rows={5} maxLength={5000} {...form.register('message', { required: t('Enter a few words') })} />
        </Field>
        <Field label={t('Email')} error={errors.email?.message} hint={t('We also email you when we reply.')} required={needsEmail}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            {...form.register('email', { required: needsEmail && t('Enter your email address') })}
          />
        </Field>
        <Field label={t('Files')} error={filesProblem} hint={t('Up to five images or PDFs, up to 2 MB each.')}>
          <FileListField value={files} onChange={setFiles} onProblem={setFilesProblem} limits={attachmentLimits} disabled={isSending} />
        </Field>
      </form>
    </Dialog>
  );
}

function useNewTicket(orderNumber: string | undefined, onOpened: (ticketNumber: string) => void) {
  const i18n = useI18n();
  const email = useAuth((state) => state.user?.email) ?? '';
  const [files, setFiles] = useState<File[]>([]);
  const [filesProblem, setFilesProblem] = useState<string>();
  const blank = { issue_type: '', order_number: orderNumber ?? '', subject: '', message: '', email };
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: blank });
  const { open, isSending, error } = useOpenTicket({
    onOpened(ticketNumber) {
      form.reset(blank);
      setFiles([]);
      onOpened(ticketNumber);
    },
    onError(problem) {
      setFilesProblem(fieldProblem(problem, 'attachments'));
      showFieldProblems(form, fields, problem);
    },
  });
  const isNamed = [...fields, 'attachments'].some((field) => fieldProblem(error, field));
  return {
    form,
    files,
    setFiles,
    filesProblem,
    setFilesProblem,
    failure: error && !isNamed ? failureText(i18n, error) : undefined,
    isSending,
    submit: (event: FormEvent) => void form.handleSubmit((values) => open(toTicket(values, files)))(event),
  };
}

function toTicket({ order_number, email, ...values }: Values, attachments: File[]) {
  return { body: { ...values, ...(email && { email }), ...(order_number && { order_number }) }, attachments };
}
