import type { ManagedContent } from '@souk/contract/back-office/content';
import type { ContentState, PageState, PostState } from '@souk/contract/back-office/content-state';
import { Note } from '@souk/ui/feedback/note.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { type FormEvent, useEffect } from 'react';
import { type ConflictField, ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { Panel } from '../../lib/panel.tsx';
import { SeoFields } from '../../lib/seo/seo-fields.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { editedState, siteTexts } from './content-words.ts';
import { HomeFields } from './home-fields.tsx';
import { BannersFields, FootersFields, HelpFields, MenusFields, SocialLinksFields } from './list-fields.tsx';
import { saveDraft, useStoreContent } from './queries.ts';
import { PageFields, PostFields } from './text-fields.tsx';

type ContentFormProps = {
  stored: ManagedContent;
  mayWrite: boolean;
  /** Publishing waits until the draft is saved. */
  onDirty: (isDirty: boolean) => void;
};
type Values = { content: ContentState | null };

/** The fields of a draft. Saving changes nothing that shoppers see. */
export function ContentForm({ stored, mayWrite, onDirty }: ContentFormProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const store = useStoreContent();
  const edit = useEditForm<ManagedContent, Values>({
    stored,
    toValues: (content) => ({ content: editedState(content) }),
    fields: [],
    reload: async () => (await api.call('GET /admin/content/{kind}/{key}', { params: { kind: stored.kind, key: stored.key } })).data,
    save: ({ content }, version) => {
      if (!content) throw new Error('There is nothing to save');
      return saveDraft(api, stored, completed(content), version);
    },
    async onSaved(saved) {
      toast.success(t('Draft saved'));
      await store(saved);
    },
  });
  const { isDirty } = edit;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const { content } = edit.form.watch();
  const mine = content;
  const theirs = edit.theirs && editedState(edit.theirs);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void edit.submit();
  }
  if (!mine) return null;
  return (
    <form noValidate onSubmit={handleSubmit}>
      <fieldset disabled={!mayWrite} className="grid min-w-0 content-start gap-5">
        {edit.theirs && (
          <ConflictPanel
            fields={theirs ? conflictFields(mine, theirs, t) : []}
            busy={edit.isSaving}
            onSaveMine={() => void edit.saveMine()}
            onUseTheirs={edit.applyTheirs}
          />
        )}
        {edit.error !== undefined && <Note tone="error">{explainError(i18n, edit.error)}</Note>}
        <StateFields stored={stored} state={mine} onChange={(state) => edit.form.setValue('content', state, { shouldDirty: true })} />
        <SaveBar isDirty={isDirty} busy={edit.isSaving} onDiscard={edit.discard} label={t('Save draft')} />
      </fieldset>
    </form>
  );
}

type StateFieldsProps = { stored: ManagedContent; state: ContentState; onChange: (state: ContentState) => void };

function StateFields({ stored, state, onChange }: StateFieldsProps) {
  const { languages, pictures, categories } = stored;
  const { t } = useI18n();
  const shared = { languages, pictures, onChange };
  switch (state.kind) {
    case 'posts':
      return (
        <>
          <PostFields {...{ ...shared, state, categories }} />
          <SearchEngineFields {...{ stored, state }} ownDescription={state.excerpt} onChange={(seo) => onChange({ ...state, seo })} />
        </>
      );
    case 'pages':
      return (
        <>
          <PageFields {...{ ...shared, state }} />
          <SearchEngineFields {...{ stored, state }} ownDescription={{}} onChange={(seo) => onChange({ ...state, seo })} />
        </>
      );
    case 'home':
      return (
        <Panel title={t(siteTexts.home)}>
          <HomeFields {...{ languages, state, onChange }} />
        </Panel>
      );
    case 'banners':
      return (
        <Panel title={t(siteTexts.banners)}>
          <BannersFields {...{ ...shared, state }} />
        </Panel>
      );
    case 'menus':
      return (
        <Panel title={t(siteTexts.menus)}>
          <MenusFields {...{ ...shared, state }} />
        </Panel>
      );
    case 'footers':
      return (
        <Panel title={t(siteTexts.footers)}>
          <FootersFields {...{ ...shared, state }} />
        </Panel>
      );
    case 'social-links':
      return (
        <Panel title={t(siteTexts['social-links'])}>
          <SocialLinksFields {...{ ...shared, state }} />
        </Panel>
      );
    case 'help':
      return (
        <Panel title={t(siteTexts.help)}>
          <HelpFields {...{ ...shared, state }} />
        </Panel>
      );
  }
}

type SearchEngineFieldsProps = {
  stored: ManagedContent;
  state: PostState | PageState;
  /** Empty where the storefront makes it from the text. */
  ownDescription: Record<string, string>;
  onChange: (seo: PageState['seo']) => void;
};

function SearchEngineFields({ stored: { address, site, languages }, state, ownDescription, onChange }: SearchEngineFieldsProps) {
  const { t } = useI18n();
  const own = { title: state.title, description: ownDescription };
  return (
    <Panel title={t('Search engines')}>
      <p className="text-sm text-ink-muted">{t('Without these texts, search engines show those of the page.')}</p>
      <SeoFields page={{ own, site, address }} {...{ languages, onChange }} value={state.seo} />
    </Panel>
  );
}

/** Addresses of help topics and questions that were left empty are made from their English text. */
function completed(state: ContentState): ContentState {
  if (state.kind !== 'help') return state;
  const used = new Set(state.topics.flatMap(({ slug, questions }) => [slug, ...questions.map((each) => each.slug)]));
  const slugFor = (slug: string, text: string | undefined, fallback: string) => {
    if (slug !== '') return slug;
    const made =
      (text ?? '')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|-+$/g, '')
        .slice(0, 80) || fallback;
    let free = made;
    for (let number = 2; used.has(free); number += 1) free = `${made}-${number}`;
    used.add(free);
    return free;
  };
  const topics = state.topics.map((topic) => ({
    ...topic,
    slug: slugFor(topic.slug, topic.title.en, 'topic'),
    questions: topic.questions.map((each) => ({ ...each, slug: slugFor(each.slug, each.question.en, 'question') })),
  }));
  return { ...state, topics };
}

/** The fields that differ, each as the text that shoppers read. */
function conflictFields(mine: ContentState, theirs: ContentState, t: (text: string) => string): ConflictField[] {
  const labels: Readonly<Record<string, string>> = {
    title: 'Title',
    body: 'Text',
    excerpt: 'Short text for lists',
    author: 'Author',
    slug: 'Address',
    tags: 'Tags',
    seo: 'Search engines',
  };
  const other = new Map<string, unknown>(Object.entries(theirs));
  return Object.entries(mine).flatMap(([field, value]) => {
    const [one, two] = [textOf(value), textOf(other.get(field))];
    return one === two ? [] : [{ label: t(labels[field] ?? 'Content'), mine: one, theirs: two }];
  });
}

function textOf(value: unknown): string {
  const texts = (part: unknown): string[] => {
    if (typeof part === 'string') return [part.replaceAll(/<[^>]*>/g, ' ')];
    if (typeof part === 'number') return [String(part)];
    return typeof part === 'object' && part !== null ? Object.values(part).flatMap(texts) : [];
  };
  return texts(value).join(' · ').slice(0, 600);
}
