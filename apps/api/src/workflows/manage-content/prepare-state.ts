import type { ContentName, ContentState, HomeState, PageState } from '@souk/contract/back-office/content-state';
import { hasFeed } from '@souk/contract/catalog/home-sections';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ShownRange } from '../../modules/catalog/domain/shown-at.ts';
import { allSections, isOtherwiseFed } from '../../modules/catalog/managed-home.ts';
import { isPostSlugUsed, listManagedPostCategories } from '../../modules/content/queries/managed-posts.ts';
import { operatorError } from '../../platform/app-error.ts';
import { findPictures } from '../../platform/media/find-pictures.ts';
import { cleanTexts } from '../../platform/text/html.ts';
import { mergeTexts, type Texts } from '../../platform/text/texts.ts';

/** The state as it is stored: HTML is sanitised, empty texts are left out, and what it refers to exists. */
export async function prepareState(transaction: Transaction<DB>, { kind, key }: ContentName, given: ContentState): Promise<ContentState> {
  if (given.kind !== kind) throw operatorError('invalid', 'is of another kind', 'state.kind');
  const state = normalize(given);
  await checkPictures(transaction, state);
  if (state.kind === 'posts') await checkPost(transaction, Number(key), state);
  if (state.kind === 'help') checkHelpSlugs(state);
  if (state.kind === 'home') checkHomeSections(given, state);
  if (state.kind === 'home') checkRanges(state.sections);
  if (state.kind === 'banners') checkRanges(state.banners);
  return state;
}

/** Texts without those of languages that are empty. */
const filled = (texts: Texts) => ({ ...mergeTexts({}, texts) });
const html = (texts: Texts) => filled(cleanTexts(texts));
const filledSeo = ({ title, description }: PageState['seo']) => ({ title: filled(title), description: filled(description) });

function normalize(state: ContentState): ContentState {
  switch (state.kind) {
    case 'posts': {
      const texts = { title: filled(state.title), excerpt: filled(state.excerpt), author: filled(state.author), body: html(state.body) };
      return { ...state, ...texts, tags: [...new Set(state.tags)], seo: filledSeo(state.seo) };
    }
    case 'pages':
      return { ...state, title: filled(state.title), body: html(state.body), seo: filledSeo(state.seo) };
    case 'home': {
      const sections = state.sections.map((section) => ({ ...section, title: filled(section.title) }));
      return { ...state, sections: allSections(sections) };
    }
    case 'banners': {
      const banners = state.banners.map((banner) => ({
        ...banner,
        ...{ title: filled(banner.title), subtitle: filled(banner.subtitle), button: filled(banner.button) },
      }));
      return { ...state, banners };
    }
    case 'menus':
      return { ...state, items: state.items.map((item) => ({ ...item, name: filled(item.name) })) };
    case 'footers': {
      const columns = state.columns.map((column) => ({
        ...column,
        title: filled(column.title),
        items: column.items.map((item) => ({ ...item, title: filled(item.title) })),
      }));
      return { ...state, columns };
    }
    case 'social-links':
      return state;
    case 'help': {
      const topics = state.topics.map((topic) => ({
        ...topic,
        ...{ title: filled(topic.title), text: filled(topic.text) },
        questions: topic.questions.map((each) => ({ ...each, question: filled(each.question), answer: html(each.answer) })),
      }));
      return { ...state, topics };
    }
  }
}

/** The ids of the pictures that a state shows. */
export function picturesOf(state: ContentState | null): number[] {
  if (state?.kind === 'posts') return state.picture_id === null ? [] : [state.picture_id];
  if (state?.kind !== 'banners') return [];
  return state.banners.flatMap(({ picture_id, picture_rtl_id }) => [picture_id, ...(picture_rtl_id === null ? [] : [picture_rtl_id])]);
}

async function checkPictures(transaction: Transaction<DB>, state: ContentState): Promise<void> {
  const ids = picturesOf(state);
  const found = await findPictures<DB>(transaction, ids);
  if (found.length < new Set(ids).size) throw operatorError('invalid', 'does not exist', 'state.picture_id');
}

async function checkPost(transaction: Transaction<DB>, id: number, state: Extract<ContentState, { kind: 'posts' }>): Promise<void> {
  if (await isPostSlugUsed(transaction, state.slug, id)) throw operatorError('invalid', 'is the address of another post', 'state.slug');
  if (state.category_id === null) return;
  const categories = await listManagedPostCategories(transaction);
  if (!categories.some((each) => each.id === state.category_id)) throw operatorError('invalid', 'does not exist', 'state.category_id');
}

function checkRanges(ranges: readonly ShownRange[]): void {
  if (ranges.some(({ starts_at, ends_at }) => starts_at !== null && ends_at !== null && new Date(starts_at) >= new Date(ends_at)))
    throw operatorError('invalid', 'must be after its start', 'state.ends_at');
}

function checkHomeSections(given: ContentState, { sections }: HomeState): void {
  if (given.kind === 'home' && given.sections.some(({ key }, index) => given.sections.findIndex((each) => each.key === key) < index))
    throw operatorError('invalid', 'has a section twice', 'state.sections');
  if (sections.some(({ key, sort }) => sort !== null && !hasFeed(key)))
    throw operatorError('invalid', 'has no choice of products', 'state.sort');
}

function checkHelpSlugs({ topics }: Extract<ContentState, { kind: 'help' }>): void {
  for (const slugs of [topics.map(({ slug }) => slug), topics.flatMap(({ questions }) => questions.map(({ slug }) => slug))]) {
    const double = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
    if (double !== undefined) throw operatorError('invalid', { text: '"{double}" is there twice', with: { double } }, 'state.slug');
  }
}

/** Throws 422 if a text that shoppers need is missing in the default language. */
export function checkComplete(state: ContentState, defaultLocale: string): void {
  const needs: Record<string, Texts[]> = neededTexts(state);
  for (const [field, all] of Object.entries(needs)) {
    if (all.some((texts) => !texts[defaultLocale])) throw operatorError('invalid', 'is needed in the default language', `state.${field}`);
  }
  if (state.kind === 'footers' && state.columns.some(({ items }) => items.some(({ type, url }) => type === 'link' && url === null)))
    throw operatorError('invalid', 'is needed for a link', 'state.url');
}

function neededTexts(state: ContentState): Record<string, Texts[]> {
  switch (state.kind) {
    case 'posts':
    case 'pages':
      return { title: [state.title], body: [state.body] };
    case 'menus':
      return { name: state.items.map(({ name }) => name) };
    case 'help':
      return {
        title: state.topics.map(({ title }) => title),
        question: state.topics.flatMap(({ questions }) => questions.map(({ question }) => question)),
        answer: state.topics.flatMap(({ questions }) => questions.map(({ answer }) => answer)),
      };
    case 'footers':
      return { title: state.columns.flatMap(({ items }) => items.filter(({ type }) => type === 'link').map(({ title }) => title)) };
    case 'home':
      // The default title names what the default order shows.
      return { title: state.sections.filter(isOtherwiseFed).map(({ title }) => title) };
    case 'banners':
    case 'social-links':
      return {};
  }
}
