import type { Address } from '@souk/contract/account';
import { Pencil } from 'lucide-react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { WrittenAddress } from '../../lib/written-address.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';

export const addressTypeTexts = { home: 'Home (address)', office: 'Office', other: 'Other' } as const satisfies Record<
  Address['address_type'],
  string
>;

type AddressCardProps = { address: Address; checked: boolean; onChoose: () => void; onEdit: () => void };

/** One address to deliver to. */
export function AddressCard({ address, checked, onChoose, onEdit }: AddressCardProps) {
  const { t } = useI18n();
  return (
    // The pencil stands beside the label and not in it: a press on it must not choose.
    <div className="relative grid">
      <RadioCard
        name="address_id"
        value={address.id}
        checked={checked}
        onChange={onChoose}
        className="pe-14"
        title={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {address.name}
            <Badge>{t(addressTypeTexts[address.address_type])}</Badge>
            {address.is_default && <Badge tone="primary">{t('Default')}</Badge>}
          </span>
        }
        text={<WrittenAddress address={address} />}
      />
      <span className="absolute end-1.5 top-1.5">
        <IconButton label={t('Edit address of {name}', { name: address.name })} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  );
}
