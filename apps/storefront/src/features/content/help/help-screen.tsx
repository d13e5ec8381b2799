import type { CallAnswer } from '@souk/contract/calls';
import type { HelpTopic } from '@souk/contract/content';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { useHydrated } from '../../../lib/services/use-hydrated.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { HelpAnswers } from './help-answers.tsx';
import { HelpContact } from './help-contact.tsx';
import { HelpTopics } from './help-topics.tsx';

type HelpScreenProps = { topics: readonly HelpTopic[]; contact: CallAnswer<'GET /contact-us'> | undefined };

const hero = 'border-b border-line bg-tint/50';
const heroColumn = 'page-width grid max-w-3xl! justify-items-center gap-5 py-10 text-center sm:py-16';

/** Answers to what is asked most, found by typing or by topic; behind them, people. */
export function HelpScreen({ topics, contact }: HelpScreenProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const opened = useOpenedQuestion();
  return (
    <>
      <header className={`lattice ${hero} [--lattice-strength:0.03]`}>
        <div className={heroColumn}>
          <h1 className="text-2xl">{t('How can we help?')}</h1>
          {topics.length > 0 ? (
            <search className="w-full max-w-xl text-start">
              <TextInput
                type="search"
                value={typed}
                maxLength={100}
                autoComplete="off"
                aria-label={t('Search the answers')}
                placeholder={t('For example: return, voucher, code')}
                start={<Search aria-hidden="true" />}
                onChange={({ target }) => setTyped(target.value)}
              />
            </search>
          ) : (
            <p className="text-ink-muted">{t('Tell us what happened; a person answers.')}</p>
          )}
        </div>
      </header>
      <div className="page-width page-flow pt-8 pb-14 sm:pt-12">
        {search.trim() ? (
          <HelpAnswers topics={topics} search={search} />
        ) : (
          topics.length > 0 && <HelpTopics topics={topics} opened={opened} />
        )}
        <HelpContact contact={contact} />
      </div>
    </>
  );
}

/** The question named behind # in the address; the server is never told. */
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
      <div className={hero}>
        <div className={heroColumn}>
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
