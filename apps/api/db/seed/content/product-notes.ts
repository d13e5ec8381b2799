import { notesOfAudioAndKeyboards } from './notes/notes-of-audio-and-keyboards.ts';
import { notesOfBagsAndWatches } from './notes/notes-of-bags-and-watches.ts';
import { notesOfCandlesAndScent } from './notes/notes-of-candles-and-scent.ts';
import { notesOfKitchenAndCeramics } from './notes/notes-of-kitchen-and-ceramics.ts';
import { notesOfLightingAndFurniture } from './notes/notes-of-lighting-and-furniture.ts';
import { notesOfPlantsAndPots } from './notes/notes-of-plants-and-pots.ts';
import { notesOfSkincareAndPerfume } from './notes/notes-of-skincare-and-perfume.ts';
import { notesOfStationeryAndBooks } from './notes/notes-of-stationery-and-books.ts';
import { notesOfTeaCoffeeAndSweets } from './notes/notes-of-tea-coffee-and-sweets.ts';
import { notesOfToysAndGames } from './notes/notes-of-toys-and-games.ts';
import type { Localized } from './shape.ts';

/** What the makers say about their products besides the description, by slug. */
export const productNotes: Record<string, Localized> = {
  ...notesOfKitchenAndCeramics,
  ...notesOfLightingAndFurniture,
  ...notesOfTeaCoffeeAndSweets,
  ...notesOfSkincareAndPerfume,
  ...notesOfCandlesAndScent,
  ...notesOfStationeryAndBooks,
  ...notesOfBagsAndWatches,
  ...notesOfAudioAndKeyboards,
  ...notesOfToysAndGames,
  ...notesOfPlantsAndPots,
};
