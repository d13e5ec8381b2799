import type { Localized } from './shape.ts';

export type HelpQuestionContent = {
  /** Its address within the help page. */
  slug: string;
  question: Localized;
  /** Simple HTML: p, ul, ol, a. */
  answer: Localized;
};

export type HelpTopicContent = {
  slug: string;
  /** Which of the storefront's signs stands for it. */
  icon: 'bag' | 'parcel' | 'card' | 'return' | 'person' | 'shop';
  title: Localized;
  text: Localized;
  questions: HelpQuestionContent[];
};
