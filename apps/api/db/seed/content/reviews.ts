import { doubtsAboutAnything } from './doubts-about-anything.ts';
import { praiseForAnything } from './praise-for-anything.ts';
import { reviewsOfBelongings } from './reviews-of-belongings.ts';
import { reviewsOfTastesAndScents } from './reviews-of-tastes-and-scents.ts';
import { reviewsOfTheHome } from './reviews-of-the-home.ts';
import { reviewsOfToysAndPlants } from './reviews-of-toys-and-plants.ts';
import type { ReviewContent } from './shape.ts';

/** All that shoppers of the demo market say. */
export const reviews: ReviewContent[] = [
  ...praiseForAnything,
  ...doubtsAboutAnything,
  ...reviewsOfTheHome,
  ...reviewsOfTastesAndScents,
  ...reviewsOfBelongings,
  ...reviewsOfToysAndPlants,
];
