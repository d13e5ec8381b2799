import { audioAndKeyboards } from './content/audio-and-keyboards.ts';
import { bagsAndWatches } from './content/bags-and-watches.ts';
import { candlesAndScent } from './content/candles-and-scent.ts';
import { kitchenAndCeramics } from './content/kitchen-and-ceramics.ts';
import { lightingAndFurniture } from './content/lighting-and-furniture.ts';
import { plantsAndPots } from './content/plants-and-pots.ts';
import type { CategoryContent } from './content/shape.ts';
import { skincareAndPerfume } from './content/skincare-and-perfume.ts';
import { stationeryAndBooks } from './content/stationery-and-books.ts';
import { teaCoffeeAndSweets } from './content/tea-coffee-and-sweets.ts';
import { toysAndGames } from './content/toys-and-games.ts';

/** The ten categories in the order that the market shows them. */
export const shelves: readonly CategoryContent[] = [
  kitchenAndCeramics,
  lightingAndFurniture,
  teaCoffeeAndSweets,
  skincareAndPerfume,
  candlesAndScent,
  stationeryAndBooks,
  bagsAndWatches,
  audioAndKeyboards,
  toysAndGames,
  plantsAndPots,
];
