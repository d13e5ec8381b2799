import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Sizes of the product's source files, in lines. Tests, generated files and declarations do not count. */
export type Grain = {
  files: number;
  median: number;
  /** 95 of 100 files are at most this long. */
  percentile95: number;
  longest: { file: string; lines: number };
  /** The share of files under 25 lines, from 0 to 1. */
  underTwentyFive: number;
  /** Folders with more than 20 source files of their own. */
  fullFolders: string[];
};

const sources = ['apps/*/src/**/*.{ts,tsx}', 'apps/storefront/worker/**/*.ts', 'packages/*/src/**/*.{ts,tsx}'];

export function measureGrain(project: string): Grain {
  const files = globSync(sources, { cwd: project, exclude: (path) => /\.test\.|\.d\.ts$|node_modules/.test(path) })
    .map((file) => ({ file, lines: readFileSync(join(project, file), 'utf8').split('\n').length - 1 }))
    .toSorted((a, b) => a.lines - b.lines);
  const at = (share: number) => files[Math.min(files.length - 1, Math.floor(files.length * share))]?.lines ?? 0;
  const folders = new Map<string, number>();
  for (const { file } of files) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1);
  return {
    files: files.length,
    median: at(0.5),
    percentile95: at(0.95),
    longest: files.at(-1) ?? { file: '', lines: 0 },
    underTwentyFive: files.filter(({ lines }) => lines < 25).length / files.length,
    fullFolders: [...folders].filter(([, count]) => count > 20).map(([folder, count]) => `${folder} (${count})`),
  };
}

/** The limits of CONTRIBUTING.md that the measured files break; empty when all are met. */
export function brokenLimits({ median, percentile95, longest, underTwentyFive, fullFolders }: Grain): string[] {
  return [
    ...(median < 60 || median > 90 ? [`The median file has ${median} lines; 60 to 90 are wanted.`] : []),
    ...(percentile95 > 250 ? [`5 of 100 files have more than ${percentile95} lines; the limit is 250.`] : []),
    ...(longest.lines > 400 ? [`${longest.file} has ${longest.lines} lines; the limit is 400.`] : []),
    ...(underTwentyFive > 0.125 ? [`${Math.round(underTwentyFive * 100)} of 100 files have less than 25 lines; the limit is 12.5.`] : []),
    ...fullFolders.map((folder) => `${folder} has more than 20 files; give it sub-folders by subject.`),
  ];
}
