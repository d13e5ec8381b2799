import type { PageState } from '@souk/contract/back-office/content-state';
import type { CallAnswer } from '@souk/contract/calls';
import type { Selectable, Transaction } from 'kysely';
import type { DB, Pages } from '../../../db/schema.ts';
import type { ReadContext } from '../../context.ts';
import { notFound, operatorError } from '../../platform/app-error.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { cleanTexts } from '../../platform/text/html.ts';
import { presentSeo } from '../../platform/text/present-seo.ts';
import { type Languages, mergeTexts, pickText, pickTextOrNull, type Texts } from '../../platform/text/texts.ts';
import { helpRows } from './managed-content.ts';
import { presentHelpTopic, presentPlan } from './present.ts';
import {
  findContact,
  findPage,
  findPlan,
  insertPage,
  listHelpQuestions,
  listHelpTopics,
  listPages,
  listPlans,
  updatePageRow,
} from './queries/pages.ts';

/** A static page: terms, privacy, about us and others. */
export async function readLegalPage(context: ReadContext, slug: string): Promise<CallAnswer<'GET /legal-pages/{slug}'>> {
  const { draft } = context;
  if (draft?.kind === 'pages') return { content: { ...draftTexts(draft, context), updated_at: context.clock.now().toISOString() } };
  const page = await findPage(context.read, slug);
  if (!page) throw notFound('Page not found');
  const { title, description, updated_at, seo } = page;
  return {
    content: {
      title: pickText(title, context),
      description: pickText(description, context),
      updated_at: updated_at.toISOString(),
      ...presentSeo(seo, context),
    },
  };
}

/** A preview renders only the page of its draft, so the draft is the one that was asked for. */
function draftTexts({ title, body, seo }: PageState, languages: Languages) {
  return { title: pickText(title, languages), description: pickText(body, languages), ...presentSeo(seo, languages) };
}

/** Frequently asked questions by topic; topics without questions are hidden. */
export async function readHelpTopics(context: ReadContext): Promise<CallAnswer<'GET /help-topics'>> {
  const { read, draft } = context;
  const drafted = draft?.kind === 'help' ? helpRows(draft) : undefined;
  const [topics, questions] = drafted
    ? [drafted.topics, drafted.questions]
    : await Promise.all([listHelpTopics(read), listHelpQuestions(read)]);
  const presented = topics.map((topic) => presentHelpTopic(topic, questions, context));
  return { topics: presented.filter((topic) => topic.questions.length > 0) };
}

export async function readContact(context: ReadContext): Promise<CallAnswer<'GET /contact-us'>> {
  const { mobile, email, whatsapp, address, opening_hours } = await findContact(context.read);
  return {
    phone: mobile,
    email,
    whatsapp,
    address: pickTextOrNull(address, context),
    opening_hours: pickTextOrNull(opening_hours, context),
  };
}

export async function readPlans(context: ReadContext): Promise<CallAnswer<'GET /plans'>> {
  const plans = await listPlans(context.read);
  return { plans: plans.map((plan) => presentPlan(plan, context)) };
}

export async function readPlan(context: ReadContext, id: number): Promise<CallAnswer<'GET /plans/{id}'>> {
  const plan = await findPlan(context.read, id);
  if (!plan) throw notFound('Plan not found');
  return { plan: presentPlan(plan, context) };
}

export async function getPage(read: ReadDatabase<DB>, slug: string): Promise<Selectable<Pages>> {
  const all = await listPages(read);
  const page = all.find((each) => each.slug === slug);
  if (!page)
    throw operatorError('not-found', {
      text: 'There is no page "{slug}".',
      with: { slug },
      hint: `there are ${all.map((each) => each.slug).join(', ') || 'none yet'}`,
    });
  return page;
}

/** Texts by language; `body` is HTML and is sanitised here. */
export type PageTexts = { title: Texts; body: Texts };

export async function createPage(transaction: Transaction<DB>, slug: string, { title, body }: PageTexts, now: Date): Promise<void> {
  const page = { slug, title: mergeTexts({}, title), description: mergeTexts({}, cleanTexts(body)), now };
  if (!(await insertPage(transaction, page)))
    throw operatorError('conflict', { text: 'There is a page "{slug}" already.', with: { slug }, hint: '"pages edit" changes it' });
  await bumpTags(transaction, ['content']);
}

export async function updatePage(transaction: Transaction<DB>, slug: string, { title, body }: PageTexts, now: Date): Promise<void> {
  const former = await getPage(transaction, slug);
  await updatePageRow(transaction, slug, {
    title: JSON.stringify(mergeTexts(former.title, title)),
    description: JSON.stringify(mergeTexts(former.description, cleanTexts(body))),
    updated_at: now,
  });
  await bumpTags(transaction, ['content']);
}
