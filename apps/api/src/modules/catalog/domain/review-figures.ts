const maxNameLength = 60;

/** The public form of a reviewer's name: `Nadia Karim` becomes `Nadia K.` */
export function authorName(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = (words[0] ?? '').slice(0, maxNameLength);
  const [initial] = words.length > 1 ? (words.at(-1) ?? '') : '';
  return initial ? `${first} ${initial.toLocaleUpperCase()}.` : first;
}

type Stars = 1 | 2 | 3 | 4 | 5;
export type StarCount = { rating: number; count: number };

/** The average with one decimal, the number of reviews, and the percentage of each number of stars. */
export function starPercentages(counts: readonly StarCount[]) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const stars = counts.reduce((sum, { rating, count }) => sum + rating * count, 0);
  const share = (wanted: Stars) => {
    const given = counts.find(({ rating }) => rating === wanted)?.count ?? 0;
    return total === 0 ? 0 : Math.round((given * 100) / total);
  };
  return {
    rating: total === 0 ? 0 : Math.round((stars * 10) / total) / 10,
    total_review: total,
    percentages: { '1': share(1), '2': share(2), '3': share(3), '4': share(4), '5': share(5) },
  };
}
