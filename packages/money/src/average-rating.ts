/** The average of ratings with one decimal, halves up; 0 where nobody has judged yet. Whole numbers are divided once, so that 4.35 becomes 4.4 wherever it is shown. */
export function averageRating({ rating_sum, rating_count }: { rating_sum: number; rating_count: number }): number {
  return rating_count === 0 ? 0 : Math.round((rating_sum * 10) / rating_count) / 10;
}
