/** Who is told, as the market knows them now. */
export type Listener = {
  name: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Addresses that the person has proved to be theirs; of who applied for a shop the mail address that they gave to hear of it. */
  phone: string | null;
  email: string | null;
  /** How they like to be told; null where they have not said. */
  medium: 'mail' | 'whatsapp' | 'sms' | null;
};

export type OrderToldOf = {
  id: number;
  code: string;
  shop_name: unknown;
  payable_amount: number;
  status: string;
  payment_status: string;
  payment_method: string;
};

/** What a message tells of; rows of names are jsonb by language. */
export type Story =
  | { kind: 'order-placed' | 'order-paid'; orders: readonly OrderToldOf[] }
  | { kind: 'order-shipped' | 'order-delivered' | 'order-cancelled'; order: OrderToldOf }
  | { kind: 'payment-returned'; payment: { amount: number; of: 'order' | 'plan' } }
  | { kind: 'ticket-answered'; ticket: { ticket_number: string; subject: string } }
  | { kind: 'plan-bought'; plan: { name: unknown; price: number; ends_at: Date | null } }
  | { kind: 'account-notice' | 'former-address-notice'; event: { kind: string } }
  | { kind: 'shop-opened' | 'shop-refused'; application: ApplicationToldOf };

/** The words of who applied, which are in no language of ours; the shop is null where there is none. */
export type ApplicationToldOf = { shop_name: string; shop_id: number | null; reason: string | null };

/** The market that speaks. */
export type Teller = {
  app_name: string;
  default_locale: string;
  currency: { symbol: string; position: string };
  public_url: string;
};
