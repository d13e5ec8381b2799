import { remarksOnAudioAndKeyboards } from './remarks/remarks-on-audio-and-keyboards.ts';
import { remarksOnBagsAndWatches } from './remarks/remarks-on-bags-and-watches.ts';
import { remarksOnCandlesAndScent } from './remarks/remarks-on-candles-and-scent.ts';
import { remarksOnKitchenAndCeramics } from './remarks/remarks-on-kitchen-and-ceramics.ts';
import { remarksOnLightingAndFurniture } from './remarks/remarks-on-lighting-and-furniture.ts';
import { remarksOnPlantsAndPots } from './remarks/remarks-on-plants-and-pots.ts';
import { remarksOnSkincareAndPerfume } from './remarks/remarks-on-skincare-and-perfume.ts';
import { remarksOnStationeryAndBooks } from './remarks/remarks-on-stationery-and-books.ts';
import { remarksOnTeaCoffeeAndSweets } from './remarks/remarks-on-tea-coffee-and-sweets.ts';
import { remarksOnToysAndGames } from './remarks/remarks-on-toys-and-games.ts';
import type { ProductRemark } from './shape.ts';

/** What shoppers say about one product and no other, each in the language that they speak. */
export const productRemarks: ProductRemark[] = [
  ...remarksOnKitchenAndCeramics,
  ...remarksOnLightingAndFurniture,
  ...remarksOnTeaCoffeeAndSweets,
  ...remarksOnSkincareAndPerfume,
  ...remarksOnCandlesAndScent,
  ...remarksOnStationeryAndBooks,
  ...remarksOnBagsAndWatches,
  ...remarksOnAudioAndKeyboards,
  ...remarksOnToysAndGames,
  ...remarksOnPlantsAndPots,
];
