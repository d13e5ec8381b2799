import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import type { ComponentType } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { SearchBox, type SuggestionsProps } from './search-box.tsx';

type SearchDialogProps = { open: boolean; onClose: () => void; Suggestions?: ComponentType<SuggestionsProps> | undefined };

/** The search on phones. */
export function SearchDialog({ open, onClose, Suggestions }: SearchDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog open={open} onClose={onClose} title={t('Search')} className="min-h-[70dvb]">
      <SearchBox inDialog Suggestions={Suggestions} onSearched={onClose} />
    </Dialog>
  );
}
