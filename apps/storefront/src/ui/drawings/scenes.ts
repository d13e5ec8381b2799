import { BasketDrawing } from './basket-drawing.tsx';
import { DoorDrawing } from './door-drawing.tsx';
import { LensDrawing } from './lens-drawing.tsx';
import { ShelfDrawing } from './shelf-drawing.tsx';

/** An empty basket, a search without a find, a closed door, a bare shelf. */
export const scenes = {
  basket: BasketDrawing,
  lens: LensDrawing,
  door: DoorDrawing,
  shelf: ShelfDrawing,
};
