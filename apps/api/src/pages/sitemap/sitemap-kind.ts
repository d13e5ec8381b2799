export type SitemapEntry = { path: string; changedAt?: Date | undefined };
export type SitemapPart = { part: number; changedAt?: Date | undefined };

/** Pages of one kind, in parts that each fit into one file. */
export type SitemapKind = {
  name: string;
  /** What its pages show: while none of it changes, a copy is as good as the answer. */
  tags: readonly string[];
  listParts: () => Promise<readonly SitemapPart[]>;
  /** Nothing for a part that there is not. */
  listEntries: (part: number) => Promise<readonly SitemapEntry[]>;
};
