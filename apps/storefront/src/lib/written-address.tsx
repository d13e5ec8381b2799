import type { Address } from '@souk/contract/account';

type WrittenAddressProps = { address: Parameters<typeof addressLines>[0] & Pick<Address, 'phone'> };

/** An address with its phone number, each line in the direction of its own script. */
export function WrittenAddress({ address }: WrittenAddressProps) {
  return (
    <>
      {addressLines(address).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and never change places.
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

type Place = Pick<Address, 'flat_no' | 'address_line' | 'address_line2' | 'area' | 'post_code'>;

/** The lines of an address as on a parcel, without empty ones. */
export function addressLines({ flat_no, address_line, address_line2, area, post_code }: Place): string[] {
  const lines = [[flat_no, address_line], [address_line2], [area, post_code]];
  return lines.map((parts) => parts.filter(Boolean).join(', ')).filter(Boolean);
}
