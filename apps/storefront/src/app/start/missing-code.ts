import { reloadOnce } from './reload-once.ts';

let guesses = 0;
let whereTo: () => string | undefined = () => undefined;

/**
 * After a release the code of a page may be gone under its old name: loading the page again finds the new one, where somebody was
 * going or else where they are. Answers whether it does.
 */
export function replaceMissingCode(): boolean {
  const address = whereTo();
  // What is only pointed at disturbs nobody; whoever goes there asks for it once more.
  if (!navigator.onLine || (guesses > 0 && !address)) return false;
  return reloadOnce('code', address);
}

/** Tells where somebody is going, while they are on their way. */
export function followWay(going: () => string | undefined): void {
  whereTo = going;
}

/** Loads what may be opened next. */
export async function guess<Code>(load: () => Promise<Code>): Promise<Code> {
  guesses += 1;
  try {
    return await load();
  } finally {
    guesses -= 1;
  }
}
