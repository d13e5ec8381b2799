import { option, words } from '../fields.ts';
import { wordings } from '../text-fields.ts';

export const pageWords = {
  title: wordings('Its title', 200),
  file: option('path', 'A file with its text, in HTML', words(1000).optional()),
  language: option('letters', "The language of that file; else the market's own", words(2).optional()),
};
