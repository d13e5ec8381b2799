import { Note } from '@souk/ui/feedback/note.tsx';
import { useI18n } from '../../lib/services.tsx';
import { useSellerMe } from '../seller-session.ts';

/** Explains what applies at once and what waits for the marketplace. */
export function ReviewNote({ isNew = false }: { isNew?: boolean }) {
  const { t } = useI18n();
  const { is_trusted } = useSellerMe().shop;
  if (is_trusted) return <Note tone="success">{t('The marketplace trusts your shop: what you change is published at once.')}</Note>;
  return (
    <Note>
      {isNew
        ? t('The product is on sale once the marketplace approves it.')
        : t(
            'Price, stock and hiding apply at once. Texts, pictures, category, brand and new variants wait for the approval of the marketplace.',
          )}
    </Note>
  );
}
