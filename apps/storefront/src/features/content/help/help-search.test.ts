import type { HelpTopic } from '@souk/contract/content';
import { expect, test } from 'vitest';
import { findQuestions } from './help-search.ts';

const question = (id: number, slug: string, asked: string, answer: string) => ({ id, slug, question: asked, answer });
const topics: HelpTopic[] = [
  {
    id: 1,
    slug: 'orders',
    title: 'Orders',
    text: '',
    icon: 'bag',
    questions: [
      question(1, 'where', 'Where is my order?', '<p>Its page shows each step. The <em>courier</em> knows.</p>'),
      question(2, 'cancel', 'Can I cancel?', '<p>Yes, while the order is pending.</p>'),
    ],
  },
  {
    id: 2,
    slug: 'delivery',
    title: 'التوصيل',
    text: '',
    icon: 'parcel',
    questions: [question(3, 'home', 'ماذا لو لم يكن أحد في البيت؟', '<p>يتّصل الساعي برقمك.</p>')],
  },
];
const found = (search: string) => findQuestions(topics, search).map(({ slug }) => slug);

test.each([
  ['a word of the question, before the same word in an answer', 'order', ['where', 'cancel']],
  ['the beginning of a word, in capitals', 'COURI', ['where']],
  ['words of question and answer together', 'cancel pending', ['cancel']],
  ['Arabic without its marks, in another form of the letter', 'احد', ['home']],
  ['Arabic with marks in the answer', 'يتصل', ['home']],
  ['with punctuation around it', '«الساعي»؟', ['home']],
  ['a tag is not text', 'em>', []],
  ['nothing', '  ', []],
  ['an unknown word', 'refund', []],
])('%s', (_what, search, slugs) => {
  expect(found(search)).toEqual(slugs);
});

test('a result has the title of its topic', () => {
  expect(findQuestions(topics, 'cancel')[0]).toMatchObject({ topic: 'Orders', question: 'Can I cancel?' });
});
