import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { RecentReaders } from './recent-readers.ts';
import { addReader } from './repository.ts';

/** Counts whoever came to the end of a post; the most read posts are those with the most of them. */
export async function countReader(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  readers: RecentReaders,
  { slug, address }: { slug: string; address: string },
): Promise<void> {
  const reader = `${address} ${slug}`;
  if (!readers.isNew(reader, clock.now())) return;
  if (await addReader(db, slug, clock.now())) return;
  readers.forget(reader);
  throw notFound('There is no such post');
}
