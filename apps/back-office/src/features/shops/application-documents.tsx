import { saveFile } from '@souk/client/api/download-file.ts';
import type { ApplicationDocument, ManagedApplication } from '@souk/contract/back-office/shops';
import { Button, buttonClass } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useObjectUrl } from '@souk/ui/forms/use-files.ts';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText, Image } from 'lucide-react';
import { useState } from 'react';
import { sizeText } from '../../lib/files/size-text.ts';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { applicationDocumentQuery } from './queries.ts';

type ApplicationDocumentsProps = { application: ManagedApplication; mayOpen: boolean };

/** The private documents of an application. None is loaded until it is opened, because the audit log records each view. */
export function ApplicationDocuments({ application, mayOpen }: ApplicationDocumentsProps) {
  const { t, date } = useI18n();
  const [opened, setOpened] = useState<ApplicationDocument>();
  const { documents, documents_deleted_at, status } = application;
  const isEmpty = documents.length === 0;
  return (
    <Panel title={t('Documents')}>
      {isEmpty && (
        <p className="text-sm text-ink-muted">
          {status === 'pending' ? t('No documents were sent.') : t('No documents are stored. They are deleted after the answer.')}
        </p>
      )}
      <ul className="divide-y divide-line rounded-md border border-line empty:hidden">
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentRow document={document} onOpen={mayOpen ? () => setOpened(document) : undefined} />
          </li>
        ))}
      </ul>
      {!isEmpty && (
        <p className="text-xs text-ink-muted">
          {mayOpen ? t('The audit log records who opens them.') : t('Only members who may change shops can open them.')}{' '}
          {documents_deleted_at && t('They are deleted on {date}.', { date: date(documents_deleted_at) })}
        </p>
      )}
      {opened && <DocumentDialog document={opened} onClose={() => setOpened(undefined)} />}
    </Panel>
  );
}

function DocumentRow({ document, onOpen }: { document: ApplicationDocument; onOpen: (() => void) | undefined }) {
  const i18n = useI18n();
  const { name, type, bytes } = document;
  const Icon = isPicture(document) ? Image : FileText;
  const content = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        <span className="text-xs text-ink-muted">
          <bdi>{type.split('/').at(-1)?.toUpperCase()}</bdi> · {sizeText(i18n, bytes)}
        </span>
      </span>
    </>
  );
  const look = 'flex min-h-14 w-full items-center gap-3 px-3 py-2 text-start text-sm';
  if (!onOpen) return <span className={look}>{content}</span>;
  return (
    <button type="button" onClick={onOpen} className={`${look} rounded-md hover:bg-tint`}>
      {content}
      <span className="shrink-0 text-accent">{i18n.t('Show')}</span>
    </button>
  );
}

function DocumentDialog({ document, onClose }: { document: ApplicationDocument; onClose: () => void }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { name } = document;
  const queryClient = useQueryClient();
  const { data: blob, error, isError, isPending, refetch } = useQuery(applicationDocumentQuery(api, queryClient, document.id));
  const url = useObjectUrl(blob);
  const footer = blob && (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onClick={() => saveFile(blob, name)}>
        {t('Save')}
      </Button>
      <a href={url} target="_blank" rel="noreferrer" className={buttonClass()}>
        {t('Open in a new tab')}
      </a>
    </div>
  );
  return (
    <Dialog open onClose={onClose} title={<bdi className="wrap-anywhere">{name}</bdi>} size="lg" footer={footer}>
      {isPending && <Skeleton className="h-72 rounded-md" />}
      {isError && (
        <ErrorState
          kind="inline"
          title={t('The document could not be loaded')}
          text={explainError(i18n, error)}
          onRetry={() => void refetch()}
        />
      )}
      {blob && isPicture(document) && (
        <img src={url} alt={name} className="mx-auto max-h-[65dvh] rounded-md border border-line bg-tint object-contain" />
      )}
      {blob && !isPicture(document) && (
        <p className="flex items-center gap-3 rounded-md bg-tint p-4 text-sm">
          <FileText aria-hidden="true" className="size-8 shrink-0 text-ink-muted" />
          {t('A PDF opens in a new tab.')}
        </p>
      )}
    </Dialog>
  );
}

function isPicture({ type }: ApplicationDocument): boolean {
  return type.startsWith('image/');
}
