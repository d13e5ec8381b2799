import { CardIllustration, HourglassIllustration, ParcelIllustration, VoucherIllustration } from './order-illustrations.tsx';
import {
  AddressIllustration,
  BasketIllustration,
  EntranceIllustration,
  HeartIllustration,
  LostIllustration,
  ShelfIllustration,
} from './shop-illustrations.tsx';
import { KeyIllustration, LensIllustration, LetterIllustration, PageIllustration, ReviewIllustration } from './writing-illustrations.tsx';

const scenes = {
  basket: BasketIllustration,
  card: CardIllustration,
  door: EntranceIllustration,
  heart: HeartIllustration,
  hourglass: HourglassIllustration,
  house: AddressIllustration,
  key: KeyIllustration,
  lens: LensIllustration,
  letter: LetterIllustration,
  lost: LostIllustration,
  page: PageIllustration,
  parcel: ParcelIllustration,
  review: ReviewIllustration,
  shelf: ShelfIllustration,
  voucher: VoucherIllustration,
};
export type SceneName = keyof typeof scenes;

export function Scene({ name }: { name: SceneName }) {
  const Lines = scenes[name];
  return <Lines />;
}
