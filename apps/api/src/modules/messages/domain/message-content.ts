export type Recipient = {
  name: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Verified addresses of the person; the mail address of an application for a shop is as given. */
  phone: string | null;
  email: string | null;
  /** The preferred medium; null without a choice. */
  medium: 'mail' | 'whatsapp' | 'sms' | null;
  /** Whether one message comes about a cart that was left. */
  cart_reminders: boolean;
};

export type MessageOrder = {
  id: number;
  purchase_id: number;
  code: string;
  shop_name: unknown;
  payable_amount: number;
  status: string;
  payment_status: string;
  payment_method: string;
};

/** The data of a message. Names of type `unknown` are JSON objects by language. */
export type MessageContent =
  | { kind: 'order-placed' | 'order-paid'; orders: readonly MessageOrder[] }
  | { kind: 'order-shipped' | 'order-delivered' | 'order-cancelled'; order: MessageOrder }
  | { kind: 'parcel-sent'; parcel: MessageParcel; order: MessageOrder }
  | { kind: ReturnMessageKind; asked: MessageReturn; order: MessageOrder }
  | { kind: 'payment-returned'; payment: { amount: number; of: 'order' | 'plan'; purchase_id: number } }
  | { kind: 'ticket-answered'; ticket: { ticket_number: string; subject: string } }
  | { kind: 'plan-bought'; plan: { name: unknown; price: number; ends_at: Date | null } }
  | { kind: 'account-notice' | 'former-address-notice'; event: { kind: string } }
  | { kind: 'back-in-stock' | 'price-drop'; product: NoticeProduct }
  | { kind: 'cart-reminder'; lines: readonly LeftLine[] }
  | { kind: 'shop-wrote' | 'shopper-wrote'; conversation: MessageConversation }
  | { kind: 'product-accepted' | 'product-declined'; proposed: MessageProposal }
  | { kind: 'shop-opened' | 'shop-refused'; application: MessageApplication }
  | { kind: 'shop-invitation'; invitation: MessageInvitation }
  | { kind: 'question-answered'; question: MessageQuestion }
  | { kind: 'shop-news'; news: ShopNews }
  | { kind: 'payout-account-changed'; payout: MessagePayout };

/** The steps of a return of which its shopper is notified. */
export type ReturnMessageKind =
  | 'return-requested'
  | 'return-passed'
  | 'return-accepted'
  | 'return-declined'
  | 'return-received'
  | 'return-refunded';

/** A return, its answer, and its refunded amount. */
export type MessageReturn = { code: string; status: string; answer: string | null; label_url: string | null; refund: number | null };

export type MessageParcel = { carrier: string; tracking_number: string | null; tracking_url: string | null };

/** The product of a notice, the options that were asked for, and its price now. */
export type NoticeProduct = {
  id: number;
  person_id: number;
  name: unknown;
  price: number;
  color_id: number | null;
  size_id: number | null;
  unit_id: number | null;
};

/** A line of a cart that was left: its price when it was put in or last seen, and what it costs now. */
export type LeftLine = {
  person_id: number;
  name: unknown;
  quantity: number;
  seen_price: number;
  price: number;
  is_available: boolean;
};

/** The news of a shop since the last message to a member, by kind; `subject` is the code of the newest order or return. */
export type ShopNews = { shop_name: unknown; parts: readonly { kind: string; count: number; subject: string }[] };

/** The account that a shop is paid to from now on. */
export type MessagePayout = { shop_name: unknown; ending: string };

/** A question that was answered. */
export type MessageQuestion = { id: number; product_id: number; product_name: unknown; question: string };

/** An unread conversation, about an order or a product. */
export type MessageConversation = {
  id: number;
  shop_name: unknown;
  shopper_name: string;
  order_code: string | null;
  product_name: unknown;
};

/** Texts as the applicant wrote them; `shop_id` is null if no shop was opened. */
export type MessageApplication = {
  shop_name: string;
  shop_id: number | null;
  /** Whether the shop opens when its checklist is done. */
  awaits_opening: boolean;
  reason: string | null;
};

export type MessageInvitation = { id: number; shop_name: unknown; expires_at: Date };

/** A product that a shop proposed, and the decision about it. */
export type MessageProposal = { name: unknown; shop_name: unknown; status: string; reason: string | null };

export type Sender = {
  app_name: unknown;
  default_locale: string;
  currency: { symbol: string; position: string };
};

/** An English text with `{name}` placeholders and their values. */
export type MessageText = { text: string; with?: Record<string, string> };

/** The texts of a message before they are translated. */
export type ComposedMessage = {
  subject: MessageText;
  sentences: readonly MessageText[];
  rows: readonly { label: MessageText; value: MessageText }[];
  link: { label: MessageText; url: string };
  /** Ends messages of this kind; only messages that a shopper can stop have it. */
  stop?: { label: MessageText; url: string };
};

/** Formats the values of placeholders in the recipient's language. */
export type Formatter = {
  /** Picks the name from a JSON object by language. */
  pick: (name: unknown) => string;
  day: (moment: Date) => string;
  /** An amount in whole minor units. */
  price: (amount: number) => string;
};
