import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { useIsShopper } from '../../../lib/services/session.ts';
import { identityQueries } from '../queries.ts';
import { useRemindOfCart } from './mutations.ts';

/** Offers the message about a cart that was left, in one line. Shoppers who have turned it on are not asked again. */
export function CartReminderLine() {
  const { t } = useI18n();
  const api = useApi();
  const isShopper = useIsShopper();
  const { data } = useQuery({ ...identityQueries.messagePreference(api), enabled: isShopper });
  const { remind } = useRemindOfCart();
  const [hasChosen, setChosen] = useState(false);
  if (!isShopper || !data || (data.cart_reminders && !hasChosen)) return null;
  return (
    <Checkbox
      // Apart from the shops' checkboxes: it takes effect at once.
      role="switch"
      className="text-ink-muted"
      label={t('Send me one message if I leave something here')}
      checked={data.cart_reminders}
      onChange={(event) => {
        setChosen(true);
        remind(event.target.checked);
      }}
    />
  );
}
