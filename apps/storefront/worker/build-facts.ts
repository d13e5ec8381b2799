/** What the build writes into the worker. */
export type BuildFacts = {
  /** Changes with every change of the build, and names its caches. */
  version: string;
  /** The code and styles of every screen, by names that change with their content. */
  files: readonly string[];
  /** `index.html` as plain files have it: the app that loads its data itself. */
  shell: string;
  /** The calls whose answers are the same for every visitor, as patterns of their paths. */
  sharedCalls: readonly string[];
};

declare const BUILD_FACTS: BuildFacts;

export const buildFacts: BuildFacts = BUILD_FACTS;
