import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldProblem } from '../../lib/api/api-error.ts';
import { failureWords } from '../../lib/api/failure-words.ts';
import { showFieldProblems } from '../../lib/api/show-field-problems.ts';
import { useAuth, useServices } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FileListField } from '../../ui/file-list-field.tsx';
import { Note } from '../../ui/note.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { attachmentLimits } from './attachment-limits.ts';
import { ticketsQueries } from './tickets-queries.ts';

type Values = { issue_type: string; order_number: string; subject: string; message: string; email: string };
const fields = ['issue_type', 'order_number', 'subject', 'message', 'email'] as const satisfies readonly (keyof Values)[];

type NewTicketDialogProps = {
  open: boolean;
  /** The code of the order it is about, where that is known. */
  orderNumber?: string | undefined;
  onClose: () => void;
  onOpened: (ticketNumber: string) => void;
};

/** A question to the market. What was typed is still there when the dialog is opened again. */
export function NewTicketDialog({ open, orderNumber, onClose, onOpened }: NewTicketDialogProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const formId = useId();
  const { form, files, setFiles, filesProblem, setFilesProblem, failure, isSending, submit } = useNewTicket(orderNumber, onOpened);
  const { data: kinds = [], isError: lacksKinds, refetch: askForKinds } = useQuery({ ...ticketsQueries.issueTypes(api), enabled: open });
  const { data: orders = [] } = useQuery({ ...ticketsQueries.orders(api), enabled: open });
  const { errors } = form.formState;
  // A person with a verified number gets the notice there.
  const needsEmail = !useAuth((state) => state.user?.phone_verified);
  const again = lacksKinds && (
    <Button variant="text" size="sm" className="-my-2" onClick={() => void askForKinds()}>
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
            error={lacksKinds ? t('The choices could not be loaded') : errors.issue_type?.message}
            aside={again}
            required
          >
            <Select
              data-autofocus
              options={kinds.map(({ id, name }) => ({ value: String(id), label: name }))}
              placeholder={t('Please choose')}
              {...form.register('issue_type', { required: t('Choose what it is about') })}
            />
          </Field>
          <Field label={t('Order, if it is about one')} error={errors.order_number?.message}>
            <Select
              options={orders.map(({ code, shop }) => ({ value: code, label: shop ? `${code} · ${shop.name}` : code }))}
              placeholder={t('None')}
              {...form.register('order_number')}
            />
          </Field>
        </div>
        <Field label={t('Subject')} error={errors.subject?.message} required>
          <TextInput maxLength={150} {...form.register('subject', { required: t('Write a subject') })} />
        </Field>
        <Field label={t('Message')} error={errors.message?.message} required>
          <Textarea rows={5} maxLength={5000} {...form.register('message', { required: t('Write a few words') })} />
        </Field>
        <Field
          label={t('Email')}
          error={errors.email?.message}
          hint={t('We also tell you there when we have answered.')}
          required={needsEmail}
        >
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            {...form.register('email', { required: needsEmail && t('Write your email address') })}
          />
        </Field>
        <Field label={t('Files')} error={filesProblem} hint={t('Up to five pictures or PDFs, at most 2 MB each.')}>
          <FileListField value={files} onChange={setFiles} onProblem={setFilesProblem} limits={attachmentLimits} disabled={isSending} />
        </Field>
      </form>
    </Dialog>
  );
}

function useNewTicket(orderNumber: string | undefined, onOpened: (ticketNumber: string) => void) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const email = useAuth((state) => state.user?.email) ?? '';
  const [files, setFiles] = useState<File[]>([]);
  const [filesProblem, setFilesProblem] = useState<string>();
  const blank = { issue_type: '', order_number: orderNumber ?? '', subject: '', message: '', email };
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: blank });
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ order_number, email: to, ...values }: Values) =>
      api.call('POST /support-ticket', {
        body: { ...values, ...(to && { email: to }), ...(order_number && { order_number }) },
        files: { attachments: files },
      }),
    onSuccess({ data, message }) {
      const { support_ticket: ticket } = data;
      queryClient.setQueryData(ticketsQueries.one(api, ticket.ticket_number).queryKey, ticket);
      void queryClient.invalidateQueries({ queryKey: ticketsQueries.key });
      if (message) toast.success(message);
      form.reset(blank);
      setFiles([]);
      onOpened(ticket.ticket_number);
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
    failure: error && !isNamed ? failureWords(i18n, error) : undefined,
    isSending: isPending,
    submit: (event: FormEvent) => void form.handleSubmit((values) => mutate(values))(event),
  };
}
