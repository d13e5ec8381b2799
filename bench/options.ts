import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultGoals, type GoalName, goalNames } from './goals/goal-names.ts';
import { demoProducts } from './marketplace/prepare-marketplace.ts';
import { root } from './processes/root.ts';

export const callNames = ['list', 'detail', 'search', 'facets', 'home', 'home page', 'cart', 'purchase'] as const;
export type CallName = (typeof callNames)[number];

export type Options = {
  calls: readonly CallName[];
  goals: readonly GoalName[];
  /** The numbers of products in the small marketplace, the large one, and the one that the large one is compared with. */
  small: number;
  large: number;
  between: number;
  rounds: number;
  seconds: number;
  warmSeconds: number;
  isQuick: boolean;
  /** The file of the goals' rows. Goals that are not measured now remain as they were. */
  json: string;
  /** Whether the figures are written into docs/benchmarks.md. */
  save: boolean;
};

export const usage = `npm run bench [-- options]

  --quick               20,000 products are the large marketplace; short runs, for a first look.
  --only list,search    Only some calls: ${callNames.join(', ')}.
  --goals mixed,cart    Only some goals of the performance design: ${goalNames.join(', ')}.
                        million is measured only if it is named: creating its marketplace takes minutes.
  --json FILE           Where the rows of the goals are stored (bench/results/goals.json). Those of goals that are not measured remain.
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
      goals: { type: 'string' },
      json: { type: 'string', default: join(root, 'bench/results/goals.json') },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      save: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const defaults = values.quick
    ? { large: 20_000, between: 2000, rounds: 1, seconds: 1 }
    : { large: 200_000, between: 20_000, rounds: 3, seconds: 2 };
  return {
    ...defaults,
    small: demoProducts,
    ...chooseWork(values),
    rounds: wholeNumber(values.rounds, defaults.rounds),
    seconds: wholeNumber(values.seconds, defaults.seconds),
    warmSeconds: 0.5,
    isQuick: values.quick,
    json: values.json,
    save: values.save,
  };
}

/** Without either option everything is measured. */
function chooseWork({ only, goals }: { only?: string | undefined; goals?: string | undefined }): Pick<Options, 'calls' | 'goals'> {
  if (only === undefined && goals === undefined) return { calls: callNames, goals: defaultGoals };
  return { calls: chooseNames(callNames, only), goals: chooseNames(goalNames, goals) };
}

function chooseNames<Name extends string>(names: readonly Name[], list: string | undefined): Name[] {
  return (list?.split(',') ?? []).map((text) => {
    const name = names.find((each) => each === text.trim());
    if (!name) throw new Error(`There is no "${text}" to measure. There are: ${names.join(', ')}.`);
    return name;
  });
}

function wholeNumber(text: string | undefined, defaultValue: number): number {
  if (text === undefined) return defaultValue;
  if (!/^[1-9]\d?$/.test(text)) throw new Error(`"${text}" must be a whole number from 1 to 99.`);
  return Number(text);
}
