import type { Translate } from '../ui-context.tsx';
import { checkFile, type FileFault, type FileLimits, faultWords } from './check-file.ts';

export type TakenFiles = { files: File[]; problem: string | undefined };

/** Those of the given files that may be taken, large pictures made smaller first; `problem` says what was wrong with the first that may not. */
export async function takeFiles(given: readonly File[], limits: FileLimits, translate: Translate): Promise<TakenFiles> {
  const taken = await Promise.all(given.map(async (file) => ({ ...(await take(file, limits)) })));
  const fault = taken.find((each) => each.fault)?.fault;
  const [words, values] = fault ? faultWords(fault, limits) : [];
  return { files: taken.flatMap(({ file }) => (file ? [file] : [])), problem: words && translate(words, values) };
}

async function take(file: File, limits: FileLimits): Promise<{ file?: File; fault?: FileFault }> {
  const first = checkFile(file, limits);
  if (first && first !== 'size') return { fault: first };
  const { shrinkPicture } = await import('./shrink-picture.ts');
  const smaller = await shrinkPicture(file);
  const fault = checkFile(smaller, limits);
  return fault ? { fault } : { file: smaller };
}
