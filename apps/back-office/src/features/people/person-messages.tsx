import type { ManagedPerson, SentMessage } from '@souk/contract/back-office/people';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { useI18n } from '../../lib/services.tsx';

const kindTexts: Readonly<Record<string, string>> = {
  'order-placed': 'Order placed',
  'order-paid': 'Order paid',
  'order-shipped': 'Order on its way',
  'order-delivered': 'Order delivered',
  'order-cancelled': 'Order cancelled',
  'parcel-sent': 'Parcel sent',
  'payment-returned': 'Payment returned',
  'return-requested': 'Return requested',
  'return-passed': 'Return passed on',
  'return-accepted': 'Return accepted',
  'return-declined': 'Return declined',
  'return-received': 'Return received',
  'return-refunded': 'Return refunded',
  'ticket-answered': 'Ticket answered',
  'question-answered': 'Question answered',
  'shop-wrote': 'Message from a shop',
  'shopper-wrote': 'Message from a shopper',
  'cart-reminder': 'Reminder of the cart',
  'account-notice': 'Account notice',
  'former-address-notice': 'Notice to the former address',
  'back-in-stock': 'Back in stock',
  'price-drop': 'Lower price',
  'plan-bought': 'Membership bought',
  'shop-opened': 'Shop approved',
  'shop-refused': 'Shop declined',
  'shop-invitation': 'Invitation to a shop',
  'product-accepted': 'Change of a product accepted',
  'product-declined': 'Change of a product declined',
  'shop-news': 'News from a shop',
  'payout-account-changed': 'Payout account changed',
};

const mediumTexts = { sms: 'SMS', whatsapp: 'WhatsApp', mail: 'Mail', push: 'Notification in the browser' } as const satisfies Record<
  NonNullable<SentMessage['medium']>,
  string
>;

const states = {
  waiting: { text: 'Waiting', tone: 'warn' },
  sending: { text: 'Waiting', tone: 'warn' },
  sent: { text: 'Sent', tone: 'success' },
  unclear: { text: 'Unclear', tone: 'warn' },
  outdated: { text: 'Not needed', tone: 'neutral' },
  refused: { text: 'Failed', tone: 'sale_soft' },
  'given-up': { text: 'Failed', tone: 'sale_soft' },
  unreachable: { text: 'Failed', tone: 'sale_soft' },
} as const satisfies Record<SentMessage['status'], { text: string; tone: BadgeTone }>;

const reasonTexts: Partial<Record<SentMessage['status'], string>> = {
  unclear: 'The connection ended while it was sent: it may have arrived.',
  outdated: 'It was no longer true when it was to be sent.',
  refused: 'The number or mailbox does not accept messages.',
  'given-up': 'The message channel failed for a day.',
  unreachable: 'There is no verified number or mail address that a message channel reaches.',
};

/** The newest messages to a person: how each was sent, and why one was not. */
export function PersonMessages({ managed: { messages } }: { managed: ManagedPerson }) {
  const { t } = useI18n();
  return (
    <Panel title={t('Messages sent')}>
      {messages.length === 0 && <p className="text-sm text-ink-muted">{t('No message yet')}</p>}
      <ul aria-label={t('Messages sent')} className="grid divide-y divide-line text-sm empty:hidden">
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
    </Panel>
  );
}

function MessageRow({ message: { kind, status, medium, sent_to, created_at } }: { message: SentMessage }) {
  const { t } = useI18n();
  const { text, tone } = states[status];
  const reason = reasonTexts[status];
  return (
    <li className="grid gap-1 py-2.5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{t(kindTexts[kind] ?? kind)}</span>
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-2 text-xs text-ink-muted">
        <Moment at={created_at} />
        {medium && (
          <>
            <span aria-hidden="true">·</span>
            <span>{t(mediumTexts[medium])}</span>
          </>
        )}
        {sent_to && (
          <bdi dir="ltr" className="wrap-anywhere">
            {sent_to}
          </bdi>
        )}
      </p>
      {reason && <p className="text-xs text-pretty text-ink-muted">{t(reason)}</p>}
    </li>
  );
}
