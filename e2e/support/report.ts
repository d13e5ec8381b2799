import { expect } from '@playwright/test';

/** Notes what is wrong with one of many screens of a test. The others are checked all the same. */
export async function report(name: string, check: () => Promise<void>): Promise<void> {
  const problem = await check().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  expect.soft(problem, name).toBeUndefined();
}

/** Parts of a list, so that two workers share what a test visits in one browser context, where files load once. */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
