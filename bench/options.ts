import { parseArgs } from 'node:util';
import { demoProducts } from './market/prepare-market.ts';

export const callNames = ['list', 'detail', 'search', 'facets', 'home', 'home page', 'cart', 'purchase'] as const;
export type CallName = (typeof callNames)[number];

export type Options = {
  calls: readonly CallName[];
  /** How many products the markets have: the small one, the large one, and the one that the large one is compared with. */
  small: number;
  large: number;
  between: number;
  rounds: number;
  seconds: number;
  warmSeconds: number;
  /** Whether the figures are written into docs/benchmarks.md. */
  save: boolean;
};

export const usage = `npm run bench [-- options]

  --quick               20,000 products are the large market; short runs, for a first look.
  --only list,search    Some of: ${callNames.join(', ')}.
  --rounds 3            How often each is measured; the median counts.
  --seconds 2           How long each time.
  --save                Write the figures into docs/benchmarks.md.
`;

/** Undefined where help is wanted. Throws with what is wrong. */
export function readOptions(args: string[]): Options | undefined {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      save: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const usual = values.quick
    ? { large: 20_000, between: 2000, rounds: 1, seconds: 1 }
    : { large: 200_000, between: 20_000, rounds: 3, seconds: 2 };
  return {
    ...usual,
    small: demoProducts,
    calls: values.only === undefined ? callNames : values.only.split(',').map(asCallName),
    rounds: wholeNumber(values.rounds, usual.rounds),
    seconds: wholeNumber(values.seconds, usual.seconds),
    warmSeconds: 0.5,
    save: values.save,
  };
}

function asCallName(text: string): CallName {
  const name = callNames.find((each) => each === text.trim());
  if (!name) throw new Error(`There is no "${text}" to measure. There are: ${callNames.join(', ')}.`);
  return name;
}

function wholeNumber(text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (!/^[1-9]\d?$/.test(text)) throw new Error(`"${text}" must be a whole number from 1 to 99.`);
  return Number(text);
}
