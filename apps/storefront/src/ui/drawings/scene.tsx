import { BasketDrawing } from './basket-drawing.tsx';
import { CardDrawing } from './card-drawing.tsx';
import { DoorDrawing } from './door-drawing.tsx';
import { HeartDrawing } from './heart-drawing.tsx';
import { HourglassDrawing } from './hourglass-drawing.tsx';
import { HouseDrawing } from './house-drawing.tsx';
import { KeyDrawing } from './key-drawing.tsx';
import { LensDrawing } from './lens-drawing.tsx';
import { LetterDrawing } from './letter-drawing.tsx';
import { LostDrawing } from './lost-drawing.tsx';
import { PageDrawing } from './page-drawing.tsx';
import { ParcelDrawing } from './parcel-drawing.tsx';
import { ReviewDrawing } from './review-drawing.tsx';
import { ShelfDrawing } from './shelf-drawing.tsx';
import { VoucherDrawing } from './voucher-drawing.tsx';

const scenes = {
  basket: BasketDrawing,
  card: CardDrawing,
  door: DoorDrawing,
  heart: HeartDrawing,
  hourglass: HourglassDrawing,
  house: HouseDrawing,
  key: KeyDrawing,
  lens: LensDrawing,
  letter: LetterDrawing,
  lost: LostDrawing,
  page: PageDrawing,
  parcel: ParcelDrawing,
  review: ReviewDrawing,
  shelf: ShelfDrawing,
  voucher: VoucherDrawing,
};
export type SceneName = keyof typeof scenes;

/** What stands in the arch. */
export function Scene({ name }: { name: SceneName }) {
  const Lines = scenes[name];
  return <Lines />;
}
