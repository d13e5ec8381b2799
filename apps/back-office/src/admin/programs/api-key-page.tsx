import type { Permission } from '@souk/contract/back-office/permissions';
import { ButtonLink } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { useMe } from '../../app/session.ts';
import { useCreateApiKey } from '../../features/api-keys/queries.ts';
import { BackLink } from '../../lib/back-link.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { PermissionFields } from '../../lib/permission-fields.tsx';
import { SecretOnce } from '../../lib/secret-once.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';

/** A new key; once it is created, the only view that shows it. */
export function NewApiKeyPage() {
  const { t } = useI18n();
  const create = useCreateApiKey();
  return (
    <>
      <BackLink href={paths.apiKeys()} label={t('API keys')} />
      <PageHeader title={t('New API key')} />
      {create.data ? (
        <div className="max-w-3xl">
          <Panel title={t('The key is created')}>
            <SecretOnce
              label={t('Key')}
              secret={create.data.token}
              hint={t('Copy the key now. It is shown once: we store only a fingerprint of it.')}
            />
            <p className="text-sm text-ink-muted">{t('A program sends it with each call:')}</p>
            <pre dir="ltr" className="overflow-x-auto rounded-md bg-tint px-3 py-2.5 text-xs">
              {`curl -H 'Authorization: Bearer …${create.data.key.ending}' ${location.origin}/api/admin/orders`}
            </pre>
            <ButtonLink href={paths.apiKeys()} variant="secondary" className="justify-self-start">
              {t('Done')}
            </ButtonLink>
          </Panel>
        </div>
      ) : (
        <KeyForm create={create} />
      )}
    </>
  );
}

/** Permissions that only a person may use, with their second factor. */
const personal: readonly Permission[] = ['staff', 'keys', 'people:erase'];
const lifetimes = [30, 90, 365];
const empty = { name: '', days: '90', scopes: new Set<Permission>() };

function KeyForm({ create }: { create: ReturnType<typeof useCreateApiKey> }) {
  const i18n = useI18n();
  const { t, plural } = i18n;
  const held: ReadonlySet<Permission> = new Set(useMe().permissions);
  const [{ name, days, scopes }, setForm] = useState<{ name: string; days: string; scopes: ReadonlySet<Permission> }>(empty);
  const [hasNoScope, setHasNoScope] = useState(false);
  const isDirty = name !== '' || scopes.size > 0 || days !== empty.days;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setHasNoScope(scopes.size === 0);
    if (scopes.size > 0) create.mutate({ name, permissions: [...scopes], expires_in_days: days === '' ? null : Number(days) });
  }
  return (
    <form className="grid max-w-4xl gap-5" onSubmit={handleSubmit}>
      {create.isError && <Note tone="error">{explainError(i18n, create.error)}</Note>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('Name')} hint={t('The program that uses it. The audit log shows this name.')} required>
          <TextInput
            required
            maxLength={60}
            dir="auto"
            value={name}
            onChange={({ target }) => setForm({ name: target.value, days, scopes })}
          />
        </Field>
        <Field label={t('Expires')} hint={t('A key that expires does less harm if it is lost.')}>
          <Select
            value={days}
            options={[
              ...lifetimes.map((count) => ({ value: String(count), label: plural(count, 'in {count} day', 'in {count} days') })),
              { value: '', label: t('never') },
            ]}
            onChange={({ target }) => setForm({ name, days: target.value, scopes })}
          />
        </Field>
      </div>
      <div className="grid gap-3">
        <h2 className="text-lg font-bold">{t('Scopes')}</h2>
        <p className="text-sm text-ink-muted">
          {t('Give the key what its program needs, no more. If your role loses one of these, the key loses it too.')}
        </p>
        {hasNoScope && scopes.size === 0 && <Note tone="error">{t('Choose at least one scope.')}</Note>}
        <PermissionFields
          value={scopes}
          held={held}
          disabled={false}
          without={personal}
          onChange={(next) => setForm({ name, days, scopes: next })}
        />
      </div>
      <SaveBar isDirty={isDirty} isNew busy={create.isPending} label={t('Create the key')} onDiscard={() => setForm(empty)} />
    </form>
  );
}
