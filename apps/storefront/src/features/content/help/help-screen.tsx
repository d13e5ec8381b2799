import type { CallAnswer } from '@souk/contract/calls';
import type { HelpTopic } from '@souk/contract/content';
import { ButtonLink } from '@souk/ui/button.tsx';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { useHydrated, useSignInLink } from '../../../lib/services/session.ts';
import { ContactDetails } from '../contact/contact-details.tsx';
import { HelpQuestion } from './help-question.tsx';
import { findQuestions } from './help-search.ts';
import { HelpTopics } from './help-topics.tsx';

type HelpScreenProps = { topics: readonly HelpTopic[]; contact: CallAnswer<'GET /contact-us'> | undefined };

const headerClass = 'border-b border-line bg-tint/50';
const headerColumn = 'page-width grid max-w-3xl! justify-items-center gap-5 py-10 text-center sm:py-16';

/** Frequently asked questions by topic and search, and contact details. */
export function HelpScreen({ topics, contact }: HelpScreenProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const opened = useOpenedQuestion();
  return (
    <>
      <header className={`lattice ${headerClass} [--lattice-strength:0.03]`}>
        <div className={headerColumn}>
          <h1 className="text-2xl">{t('How can we help?')}</h1>
          {topics.length > 0 ? (
            <search className="w-full max-w-xl text-start">
              <TextInput
                type="search"
                value={typed}
                maxLength={100}
                autoComplete="off"
                aria-label={t('Search the FAQ')}
                placeholder={t('For example: return, voucher, code')}
                start={<Search aria-hidden="true" />}
                onChange={({ target }) => setTyped(target.value)}
              />
            </search>
          ) : (
            <p className="text-ink-muted">{t('Describe what happened. Our team will reply.')}</p>
          )}
        </div>
      </header>
      <div className="page-width page-flow pt-8 pb-14 sm:pt-12">
        {search.trim() ? (
          <SearchResults topics={topics} search={search} />
        ) : (
          topics.length > 0 && <HelpTopics topics={topics} opened={opened} />
        )}
        <HelpContact contact={contact} />
      </div>
    </>
  );
}

/** The question in the address's fragment, which the server does not receive. */
function useOpenedQuestion(): string {
  const { hash } = useLocation();
  return useHydrated() ? decode(hash.slice(1)) : '';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function HelpSkeleton() {
  return (
    <>
      <div className={headerClass}>
        <div className={headerColumn}>
          <Skeleton className="h-12 w-72 max-w-full" />
          <Skeleton className="h-12 w-full max-w-xl" />
        </div>
      </div>
      <div className="page-width page-flow pt-8 pb-14 sm:pt-12">
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
          {['one', 'two', 'three', 'four', 'five', 'six'].map((topic) => (
            <Skeleton key={topic} className="h-22 rounded-lg" />
          ))}
        </div>
      </div>
    </>
  );
}

function SearchResults({ topics, search }: { topics: readonly HelpTopic[]; search: string }) {
  const { t, plural } = useI18n();
  const found = findQuestions(topics, search);
  return (
    <section aria-label={t('FAQ')} className="mx-auto w-full max-w-3xl">
      <p role="status" className="mb-2 text-sm text-ink-muted">
        {plural(found.length, '{count} answer', '{count} answers')}
      </p>
      {found.length === 0 ? (
        <EmptyState
          compact
          illustration="lens"
          title={t('No answers found for “{search}”', { search: search.trim() })}
          text={t('Try another word, or ask our team.')}
          action={{ label: t('Write to us'), href: paths.contactUs() }}
        />
      ) : (
        <div className="border-t border-line">
          {found.map((question) => (
            <HelpQuestion key={question.id} question={question} topic={question.topic} open={found.length === 1} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Links to tickets and the contact form, and contact details. */
function HelpContact({ contact }: { contact: CallAnswer<'GET /contact-us'> | undefined }) {
  const { t } = useI18n();
  const tickets = useSignInLink(paths.supportTickets());
  return (
    <section
      aria-labelledby="help-contact"
      className="lattice grid gap-x-12 gap-y-8 rounded-xl bg-tint p-6 [--lattice-strength:0.035] sm:p-10 lg:grid-cols-2"
    >
      <div>
        <h2 id="help-contact" className="text-xl">
          {t('Still need help?')}
        </h2>
        <p className="mt-2 max-w-md text-ink-muted">
          {t('For an order, open a ticket; the shop sees it too. For anything else, write, call or visit us.')}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink {...tickets}>{t('Your support tickets')}</ButtonLink>
          <ButtonLink href={paths.contactUs()} variant="secondary">
            {t('Write to us')}
          </ButtonLink>
        </div>
      </div>
      {contact && <ContactDetails contact={contact} className="grid gap-x-6 sm:grid-cols-2" />}
    </section>
  );
}

export function helpJsonLd(topics: readonly HelpTopic[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}
