import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.tsx';
import { fillReply, type ReplyValues } from './fill-reply.ts';
import { type ReplyCalls, savedRepliesQuery } from './queries.ts';

type PickerProps = {
  calls: ReplyCalls;
  /** The page where the replies are edited. */
  href: string;
  values: ReplyValues;
  /** Called with the filled in text. */
  onPick: (text: string) => void;
  /** Nothing is shown while there are no replies: the page has many such forms. */
  isOptional?: boolean;
};

/** Inserts a saved reply into a form. */
export function ReplyPicker({ calls, href, values, onPick, isOptional = false }: PickerProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { data: replies = [] } = useQuery(savedRepliesQuery(api, calls));
  if (isOptional && replies.length === 0) return null;
  const manage = (
    <Link href={href} className="text-xs text-accent hover:underline">
      {t('Edit saved replies')}
    </Link>
  );
  return (
    <Field label={t('Saved reply')} aside={manage}>
      <Select
        value=""
        disabled={replies.length === 0}
        options={[
          { value: '', label: replies.length === 0 ? t('No saved replies yet') : t('Insert a saved reply') },
          ...replies.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        onChange={({ target }) => {
          const reply = replies.find(({ id }) => String(id) === target.value);
          if (reply) onPick(fillReply(reply.message, values));
        }}
      />
    </Field>
  );
}

/** The typed text with the reply below it. */
export function appendReply(typed: string, reply: string): string {
  return typed.trim() ? `${typed.trimEnd()}\n${reply}` : reply;
}
