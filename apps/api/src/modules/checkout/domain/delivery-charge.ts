import type { Amount } from '@souk/money/amount';

/** A charge for so many pieces; without an upper end it goes on for ever. */
export type DeliveryBand = { from_quantity: number; to_quantity: number | null; charge: Amount };

/** What a shop asks for sending so many pieces: its band's charge, the last band's above all bands, nothing without bands. */
export function deliveryCharge(bands: readonly DeliveryBand[], quantity: number): Amount {
  const ordered = [...bands].sort((a, b) => a.from_quantity - b.from_quantity);
  const fitting = ordered.find((band) => quantity >= band.from_quantity && quantity <= (band.to_quantity ?? quantity));
  return (fitting ?? ordered.at(-1))?.charge ?? 0;
}
