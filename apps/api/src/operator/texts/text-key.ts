import { operand, option, words } from '../fields.ts';

/** Some texts are whole paragraphs. */
export const textKey = operand('text', 'The text in English, letter for letter: "texts list --all" has them', words(2000));
export const language = option('letters', "The language that the wording is in; else the market's own", words(2).optional());
