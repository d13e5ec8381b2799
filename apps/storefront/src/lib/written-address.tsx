import type { Address } from '@souk/contract/account';
import { addressLines } from './address-lines.ts';

type WrittenAddressProps = { address: Parameters<typeof addressLines>[0] & Pick<Address, 'phone'> };

/** Where it goes and whom to ring there: each line in the direction of its own script. */
export function WrittenAddress({ address }: WrittenAddressProps) {
  return (
    <>
      {addressLines(address).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none changes its place.
        <span key={at} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
      <bdi dir="ltr" className="tabular-nums">
        {address.phone}
      </bdi>
    </>
  );
}
