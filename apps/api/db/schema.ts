// Written by `npm run db -- types` from the migrated database. Change a migration, not this file.

import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Numeric = ColumnType<number, number | string, number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export type Addresses = {
  address_line: string;
  address_line2: string | null;
  address_type: Generated<string>;
  area: string;
  created_at: Generated<Timestamp>;
  flat_no: string | null;
  id: Generated<number>;
  is_default: Generated<boolean>;
  latitude: number | null;
  longitude: number | null;
  name: string;
  person_id: number;
  phone: string;
  post_code: string | null;
};

export type ApiKeys = {
  created_at: Timestamp;
  ending: string;
  expires_at: Timestamp | null;
  id: Generated<number>;
  last_used_at: Timestamp | null;
  name: string;
  owner_id: number;
  permissions: string[];
  revoked_at: Timestamp | null;
  token_hash: Buffer;
};

export type ApplicationDocuments = {
  application_id: number | null;
  bytes: number;
  delete_at: Timestamp | null;
  id: Generated<number>;
  key: string;
  name: string;
  type: string;
};

export type AuditEntries = {
  action: string;
  address: string;
  after: Json | null;
  api_key_id: number | null;
  before: Json | null;
  created_at: Timestamp;
  device: string;
  former_hash: Buffer | null;
  hash: Buffer;
  id: number;
  person_id: number | null;
  session_id: number | null;
  subject_id: string;
  subject_kind: string;
  undoes: number | null;
};

export type AuthenticatorChanges = {
  expires_at: Timestamp;
  session_id: number;
  totp_secret: Buffer;
};

export type Banners = {
  active: Generated<boolean>;
  button: Generated<Json>;
  ends_at: Timestamp | null;
  id: Generated<number>;
  kind: string;
  link: string | null;
  picture_id: number;
  picture_rtl_id: number | null;
  position: Generated<number>;
  starts_at: Timestamp | null;
  subtitle: Generated<Json>;
  title: Generated<Json>;
};

export type Brands = {
  active: Generated<boolean>;
  id: Generated<number>;
  logo_id: number | null;
  name: Json;
  slug: string;
};

export type CartLines = {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  is_buy_now: Generated<boolean>;
  person_id: number;
  product_id: number;
  quantity: number;
  seen_price: number;
  updated_at: Generated<Timestamp>;
  variant_id: number;
};

export type CartReminders = {
  created_at: Timestamp;
  id: Generated<number>;
  last_line_id: number;
  person_id: number;
};

export type Categories = {
  active: Generated<boolean>;
  description: Generated<Json>;
  id: Generated<number>;
  name: Json;
  parent_id: number | null;
  position: Generated<number>;
  slug: string;
  thumbnail_id: number | null;
};

export type ChangeRequests = {
  accepted_by_rule: string | null;
  base: Json | null;
  content: Json;
  created_at: Timestamp;
  decided_at: Timestamp | null;
  decided_by: number | null;
  id: Generated<number>;
  person_id: number;
  product_id: number | null;
  reason: string | null;
  shop_id: number;
  status: string;
  updated_at: Timestamp;
};

export type ClientErrors = {
  browser: string;
  fingerprint: string;
  first_at: Timestamp;
  id: Generated<number>;
  last_at: Timestamp;
  message: string;
  page: string;
  stack: string;
  times: Generated<number>;
};

export type Codes = {
  address: Generated<string>;
  code_hash: Buffer;
  created_at: Generated<Timestamp>;
  destination: string;
  expires_at: Timestamp;
  id: Generated<number>;
  person_id: number | null;
  purpose: string;
  refused_at: Timestamp | null;
  tries: Generated<number>;
  used_at: Timestamp | null;
};

export type Colors = {
  hex: string;
  id: Generated<number>;
  name: Json;
  slug: string;
};

export type CommissionRules = {
  applies_to: string;
  basis_points: number | null;
  category_id: number | null;
  id: Generated<number>;
  item_amount: number | null;
  position: number;
  shop_id: number | null;
  tax_basis_points: Generated<number>;
};

export type ContactMessages = {
  address: Generated<string>;
  answered_at: Timestamp | null;
  answered_by: number | null;
  created_at: Generated<Timestamp>;
  email: string | null;
  id: Generated<number>;
  message: string;
  name: string;
  phone: string;
  subject: string;
};

export type ContentDrafts = {
  key: string;
  kind: string;
  publish_at: Timestamp | null;
  state: Json;
  updated_at: Timestamp;
};

export type ContentRevisions = {
  id: Generated<number>;
  key: string;
  kind: string;
  published_at: Timestamp;
  state: Json;
};

export type ContentVersions = {
  changed_at: Generated<Timestamp>;
  tag: string;
  version: Generated<number>;
};

export type ConversationMessages = {
  author_id: number | null;
  conversation_id: number;
  created_at: Timestamp;
  from_shopper: boolean;
  id: Generated<number>;
  message: string;
  original: string | null;
};

export type ConversationNotices = {
  conversation_id: number;
  due_at: Timestamp;
  id: Generated<number>;
  person_id: number;
};

export type Conversations = {
  created_at: Timestamp;
  id: Generated<number>;
  last_from_shopper: boolean;
  last_message_id: number | null;
  order_id: number | null;
  person_id: number;
  product_id: number | null;
  shop_id: number;
  shop_read_id: Generated<number>;
  shopper_read_id: Generated<number>;
  updated_at: Timestamp;
};

export type Countries = {
  id: Generated<number>;
  iso: string;
  name: string;
  phone_code: string;
};

export type Currencies = {
  active: Generated<boolean>;
  id: Generated<number>;
  is_default: Generated<boolean>;
  minor_digits: Generated<number>;
  name: string;
  position: Generated<string>;
  rate_from_default: Numeric;
  symbol: string;
};

export type DailyProductViews = {
  day: string;
  views: number;
};

export type DailySearchesByProduct = {
  count: number;
  day: string;
  product_id: number;
  words: string;
};

export type DailyViewsByProduct = {
  day: string;
  product_id: number;
  views: number;
};

export type DefaultViews = {
  list: string;
  owner_id: number;
  view_id: number;
};

export type DeliveryBands = {
  charge: number;
  from_quantity: number;
  id: Generated<number>;
  shop_id: number;
  to_quantity: number | null;
};

export type DemoPayments = {
  amount: number;
  cancel_url: string;
  created_at: Generated<Timestamp>;
  currency: string;
  description: string;
  locale: string;
  reference: string;
  refunded: Generated<number>;
  return_url: string;
  status: Generated<string>;
};

export type DemoRefunds = {
  amount: number;
  key: string;
  reference: string;
};

export type EmptySearches = {
  count: number;
  day: string;
  words: string;
};

export type Favorites = {
  created_at: Generated<Timestamp>;
  person_id: number;
  product_id: number;
};

export type FlashSaleProducts = {
  flash_sale_id: number;
  position: Generated<number>;
  price: number;
  product_id: number;
  quantity: number;
  sold: Generated<number>;
};

export type FlashSales = {
  active: Generated<boolean>;
  description: Generated<Json>;
  ends_at: Timestamp;
  funded_by: Generated<string>;
  id: Generated<number>;
  name: Json;
  shop_id: number | null;
  starts_at: Timestamp;
  thumbnail_id: number | null;
};

export type FooterItems = {
  footer_id: number;
  id: Generated<number>;
  position: Generated<number>;
  target: Generated<string>;
  title: Generated<Json>;
  type: string;
  url: string | null;
};

export type Footers = {
  id: Generated<number>;
  position: Generated<number>;
  title: Generated<Json>;
};

export type FormerCategorySlugs = {
  category_id: number;
  slug: string;
};

export type GuessCounts = {
  count: number;
  kind: string;
  since: Timestamp;
  subject: string;
};

export type HelpQuestions = {
  answer: Json;
  id: Generated<number>;
  position: Generated<number>;
  question: Json;
  slug: string;
  topic_id: number;
};

export type HelpTopics = {
  icon: Generated<string>;
  id: Generated<number>;
  position: Generated<number>;
  slug: string;
  text: Generated<Json>;
  title: Json;
};

export type HomeLayouts = {
  id: Generated<number>;
  sections: Json;
};

export type Idempotency = {
  answer: Json | null;
  body_hash: Buffer;
  call: string;
  created_at: Generated<Timestamp>;
  key: string;
  person_id: number;
  status: number | null;
};

export type Identities = {
  created_at: Generated<Timestamp>;
  person_id: number;
  provider: string;
  subject: string;
};

export type JobWorkers = {
  host: string;
  pid: number;
  seen_at: Generated<Timestamp>;
  started: string;
  worker_id: string;
};

export type Languages = {
  active: Generated<boolean>;
  direction: string;
  name: string;
  position: Generated<number>;
  title: string;
};

export type Menus = {
  id: Generated<number>;
  is_external: Generated<boolean>;
  name: Json;
  position: Generated<number>;
  target: Generated<string>;
  url: string;
};

export type MergedCategories = {
  id: number;
  into_id: number;
};

export type MessageOutages = {
  failed_at: Timestamp;
  since: Timestamp;
  way: string;
};

export type Messages = {
  address: string | null;
  attempts: Generated<number>;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  kind: string;
  medium: string | null;
  person_id: number | null;
  sent_to: string | null;
  settled_at: Timestamp | null;
  status: Generated<string>;
  subject_id: number;
};

export type OrderCommissions = {
  amount: number;
  base_amount: number;
  basis_points: number | null;
  created_at: Timestamp;
  id: Generated<number>;
  item_amount: number | null;
  kind: string;
  line_id: number | null;
  order_id: number;
  quantity: number;
  refund_id: number | null;
  tax_amount: number;
  tax_basis_points: number;
};

export type OrderEvents = {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  note: string | null;
  order_id: number;
  status: string;
};

export type OrderLines = {
  amount: number;
  brand: Json | null;
  color: Json | null;
  flash_sale_id: number | null;
  id: Generated<number>;
  list_price: number;
  name: Json;
  order_id: number;
  picture_id: number | null;
  price: number;
  price_funded_by: string | null;
  product_id: number;
  quantity: number;
  size: Json | null;
  unit: Json | null;
  variant_id: number;
};

export type OrderNotes = {
  author_id: number | null;
  created_at: Timestamp;
  id: Generated<number>;
  note: string;
  order_id: number;
};

export type Orders = {
  address: Json;
  cancel_reason: string | null;
  cancelled_at: Timestamp | null;
  code: string;
  coupon_code: string | null;
  coupon_discount: Generated<number>;
  coupon_funded_by: string | null;
  created_at: Generated<Timestamp>;
  delivered_at: Timestamp | null;
  delivery_charge: Generated<number>;
  delivery_days_max: number | null;
  delivery_days_min: number | null;
  delivery_saved: Generated<number>;
  id: Generated<number>;
  membership_basis_points: Generated<number>;
  membership_discount: Generated<number>;
  membership_funded_by: string | null;
  note: string | null;
  payable_amount: number;
  payment_method: string;
  payment_status: Generated<string>;
  person_id: number;
  purchase_id: number;
  quantity: number;
  return_days: number | null;
  shop_id: number;
  status: Generated<string>;
  subscription_id: number | null;
  tax_amount: Generated<number>;
  total_amount: number;
  voucher_id: number | null;
};

export type OrderTaxes = {
  amount: number;
  basis_points: number;
  name: Json;
  order_id: number;
  position: number;
};

export type Pages = {
  active: Generated<boolean>;
  description: Json;
  slug: string;
  title: Json;
  updated_at: Generated<Timestamp>;
};

export type ParcelLines = {
  line_id: number;
  parcel_id: number;
  quantity: number;
};

export type Parcels = {
  carrier: string;
  created_at: Timestamp;
  delivered_at: Timestamp | null;
  id: Generated<number>;
  order_id: number;
  shipped_at: Timestamp | null;
  tracking_number: string | null;
  tracking_url: string | null;
};

export type PasskeyChallenges = {
  challenge: string;
  expires_at: Timestamp;
  purpose: string;
  session_id: number;
};

export type Passkeys = {
  audience: string;
  counter: Generated<number>;
  created_at: Generated<Timestamp>;
  credential_id: string;
  id: Generated<number>;
  last_used_at: Timestamp | null;
  name: string;
  person_id: number;
  public_key: Buffer;
  seller_id: Generated<number | null>;
  staff_id: Generated<number | null>;
  transports: Generated<string[]>;
};

export type PasswordResetTokens = {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  person_id: number;
  token_hash: Buffer;
  used_at: Timestamp | null;
};

export type PaymentEvents = {
  event_id: string;
  gateway: string;
  kind: Generated<string>;
  outcome: Generated<string>;
  payment_id: number | null;
  received_at: Generated<Timestamp>;
};

export type PaymentGateways = {
  active: Generated<boolean>;
  logo_url: string | null;
  name: string;
  position: Generated<number>;
  title: string;
};

export type PaymentOrders = {
  order_id: number;
  payment_id: number;
};

export type Payments = {
  amount: number;
  asked_at: Timestamp | null;
  charge: string | null;
  created_at: Generated<Timestamp>;
  currency: string;
  gateway: string;
  id: Generated<number>;
  purchase_id: number;
  reference: string | null;
  session: string | null;
  settled_at: Timestamp | null;
  split_order_id: number | null;
  status: Generated<string>;
  url: string | null;
  url_expires_at: Timestamp | null;
};

export type PayoutAccounts = {
  changed_at: Timestamp;
  details: Buffer;
  ending: string;
  kind: string;
  shop_id: number;
};

export type PayoutNotices = {
  id: Generated<number>;
  person_id: number;
  shop_id: number;
};

export type People = {
  blocked_at: Timestamp | null;
  cart_reminders: Generated<boolean>;
  country_id: number | null;
  created_at: Generated<Timestamp>;
  date_of_birth: string | null;
  email: string | null;
  email_verified_at: Timestamp | null;
  erased_at: Timestamp | null;
  gender: string | null;
  id: Generated<number>;
  locale: Generated<string>;
  message_medium: string | null;
  name: string;
  password_hash: string | null;
  phone: string | null;
  phone_code: string | null;
  phone_full: string | null;
  phone_verified_at: Timestamp | null;
  profile_picture_id: number | null;
};

export type Pictures = {
  alt: Generated<Json>;
  bytes: number | null;
  created_at: Generated<Timestamp>;
  height: number;
  id: Generated<number>;
  in_library: Generated<boolean>;
  key: string;
  name: Generated<string>;
  preview: string;
  search: string | null;
  width: number;
};

export type Plans = {
  active: Generated<boolean>;
  benefits: Generated<Json>;
  description: Generated<Json>;
  discount_basis_points: Generated<number>;
  duration_days: number | null;
  free_delivery: Generated<boolean>;
  funded_by: Generated<string>;
  id: Generated<number>;
  is_popular: Generated<boolean>;
  name: Json;
  position: Generated<number>;
  price: number;
  short_description: Generated<Json>;
};

export type PostCategories = {
  id: Generated<number>;
  name: Json;
  position: Generated<number>;
  slug: string;
};

export type Posts = {
  active: Generated<boolean>;
  author: Generated<Json>;
  body: Json;
  category_id: number | null;
  excerpt: Generated<Json>;
  id: Generated<number>;
  published_at: Generated<Timestamp>;
  search: Generated<string>;
  slug: string;
  thumbnail_id: number | null;
  title: Json;
  view_count: Generated<number>;
};

export type PostTagNames = {
  name: Json;
  tag: string;
};

export type PostTags = {
  position: Generated<number>;
  post_id: number;
  tag: string;
};

export type ProductChanges = {
  id: Generated<number>;
  product_id: number;
};

export type ProductIndexChanges = {
  moved: boolean;
  product_id: number;
  recorded_at: Generated<Timestamp>;
  xid: Generated<number>;
};

export type ProductNotices = {
  color_id: number | null;
  created_at: Timestamp;
  ended_at: Timestamp | null;
  id: Generated<number>;
  kind: string;
  notified_at: Timestamp | null;
  notified_on: string | null;
  person_id: number;
  price: number;
  product_id: number;
  size_id: number | null;
  stopped_at: Timestamp | null;
  unit_id: number | null;
};

export type ProductPictures = {
  picture_id: number;
  position: number;
  product_id: number;
};

export type ProductPopularity = {
  id: Generated<number>;
  product_id: number;
  sold: Generated<number>;
  views: Generated<number>;
};

export type ProductQuestions = {
  answer: string | null;
  answered_at: Timestamp | null;
  answered_by: string | null;
  created_at: Timestamp;
  hidden_at: Timestamp | null;
  hidden_reason: string | null;
  id: Generated<number>;
  person_id: number | null;
  product_id: number;
  question: string;
  shop_id: number;
};

export type Products = {
  active: Generated<boolean>;
  brand_id: number | null;
  category_id: number;
  changed_at: Generated<Timestamp>;
  color_ids: Generated<ArrayType<number>>;
  created_at: Generated<Timestamp>;
  description: Generated<Json>;
  discount_price: Generated<number>;
  has_offer: Generated<boolean | null>;
  hidden_with_shop: Generated<boolean>;
  id: Generated<number>;
  in_stock: Generated<boolean>;
  name: Json;
  price: number;
  rating_average: Generated<number | null>;
  rating_count: Generated<number>;
  rating_stars: Generated<number | null>;
  rating_sum: Generated<number>;
  search: Generated<string>;
  selling_price: number;
  shop_id: number;
  short_description: Generated<Json>;
  size_ids: Generated<ArrayType<number>>;
  slug: string;
  sold_count: Generated<number>;
  sub_category_id: number | null;
  thumbnail_id: number | null;
  unit_id: number | null;
  video_url: string | null;
  view_count: Generated<number>;
};

export type ProductVariants = {
  active: Generated<boolean>;
  color_id: number | null;
  extra_price: Generated<number>;
  id: Generated<number>;
  picture_id: number | null;
  product_id: number;
  size_id: number | null;
  sku: Generated<string>;
  stock: number;
  unit_id: number | null;
};

export type Purchases = {
  created_at: Generated<Timestamp>;
  currency: string;
  expires_at: Timestamp | null;
  expiry_tried_at: Timestamp | null;
  id: Generated<number>;
  kind: Generated<string>;
  payable_amount: number;
  payment_method: string;
  person_id: number;
};

export type PushDevices = {
  auth_secret: string;
  created_at: Timestamp;
  endpoint: string;
  id: Generated<number>;
  public_key: string;
  session_id: number;
};

export type PushKeys = {
  created_at: Timestamp;
  is_only: Generated<boolean>;
  private_key: string;
  public_key: string;
};

export type RecentViews = {
  person_id: number;
  product_id: number;
  viewed_at: Generated<Timestamp>;
};

export type RefundLines = {
  amount: number;
  id: Generated<number>;
  line_id: number | null;
  quantity: number;
  refund_id: number;
  restocked: Generated<boolean>;
};

export type Refunds = {
  amount: number;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  order_id: number | null;
  part: Generated<number>;
  payment_id: number;
  reference: string | null;
  settled_at: Timestamp | null;
  status: Generated<string>;
  tried_at: Timestamp | null;
};

export type RemovedFilms = {
  file: string;
  removed_at: Timestamp;
};

export type RemovedPictures = {
  key: string;
  removed_at: Timestamp;
};

export type ReplacedPictures = {
  key: string;
  picture_id: number;
};

export type ReturnEvents = {
  author: string;
  created_at: Timestamp;
  id: Generated<number>;
  note: string | null;
  return_id: number;
  status: string;
};

export type ReturnLines = {
  accepted: number | null;
  line_id: number;
  quantity: number;
  reason: string;
  return_id: number;
};

export type ReturnPhotos = {
  bytes: number;
  id: Generated<number>;
  key: string;
  name: string;
  return_id: number;
  type: string;
};

export type Returns = {
  answer: string | null;
  answer_by: Timestamp;
  code: string;
  created_at: Timestamp;
  id: Generated<number>;
  label_url: string | null;
  note: string | null;
  order_id: number;
  passed_at: Timestamp | null;
  person_id: number;
  refund_id: number | null;
  shop_id: number;
  status: string;
  updated_at: Timestamp;
};

export type ReviewPictures = {
  picture_id: number;
  position: number;
  review_id: number;
};

export type ReviewReports = {
  closed_at: Timestamp | null;
  created_at: Timestamp;
  details: Generated<string>;
  id: Generated<number>;
  outcome: string | null;
  person_id: number | null;
  reason: string;
  review_id: number;
};

export type Reviews = {
  author: string;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  hidden_at: Timestamp | null;
  hidden_reason: string | null;
  id: Generated<number>;
  locale: Generated<string>;
  open_reports: Generated<number>;
  order_id: number | null;
  person_id: number | null;
  product_id: number;
  rating: number;
  replied_at: Timestamp | null;
  reply: string | null;
  shop_id: number;
};

export type Roles = {
  id: Generated<number>;
  is_owner: Generated<boolean>;
  name: string;
  permissions: Generated<string[]>;
};

export type SavedReplies = {
  id: Generated<number>;
  message: string;
  shop_id: number | null;
  title: string;
};

export type SavedViews = {
  id: Generated<number>;
  is_shared: Generated<boolean>;
  list: string;
  name: string;
  owner_id: number;
  query: string;
};

export type SearchIndexState = {
  done: Generated<number>;
  finished_at: Timestamp | null;
  id: Generated<number>;
  started_at: Timestamp | null;
  total: Generated<number>;
};

export type SearchSynonyms = {
  finds: string[];
  language: string;
  word: string;
};

export type SearchWords = {
  product_count: number;
  word: string;
};

export type SecurityEvents = {
  address: Generated<string>;
  created_at: Generated<Timestamp>;
  details: Generated<Json>;
  device: Generated<string>;
  id: Generated<number>;
  kind: string;
  person_id: number | null;
};

export type SellerSecondFactors = {
  person_id: number;
  totp_secret: Buffer | null;
  totp_step: Generated<number>;
};

export type SeoTexts = {
  description: Generated<Json>;
  key: string;
  kind: string;
  title: Generated<Json>;
};

export type Sessions = {
  audience: Generated<string>;
  created_at: Generated<Timestamp>;
  device: Generated<string>;
  expires_at: Timestamp;
  id: Generated<number>;
  last_used_at: Generated<Timestamp>;
  network: string | null;
  person_id: number;
  revoked_at: Timestamp | null;
  second_factor_at: Timestamp | null;
  shop_id: number | null;
  token_hash: Buffer;
};

export type Settings = {
  address: Generated<Json>;
  app_locale: Generated<string>;
  app_name: Generated<Json>;
  app_store_link: string | null;
  cart_reminder_hours: Generated<number>;
  cash_on_delivery: Generated<boolean>;
  default_country: Generated<string>;
  default_phone_code: Generated<string>;
  email: string | null;
  footer_description: Generated<Json>;
  footer_logo_url: Generated<Json>;
  footer_qr_url: string | null;
  footer_text: Generated<Json>;
  forgot_otp_type: Generated<string>;
  google_playstore_link: string | null;
  guest_cart: Generated<boolean>;
  guest_checkout: Generated<boolean>;
  id: Generated<number>;
  late_after_hours: Generated<number>;
  logo_url: Generated<Json>;
  low_stock: Generated<number>;
  mobile: string | null;
  multi_vendor: Generated<boolean>;
  online_payment: Generated<boolean>;
  opening_hours: Generated<Json>;
  order_place_account_verify: Generated<boolean>;
  otp_length: Generated<number>;
  phone_max_length: Generated<number>;
  phone_min_length: Generated<number>;
  phone_required: Generated<boolean>;
  pusher_app_cluster: string | null;
  pusher_app_key: string | null;
  pusher_host: string | null;
  refund_code_above: Generated<number>;
  register_otp_type: Generated<string>;
  register_otp_verify: Generated<boolean>;
  return_answer_days: Generated<number>;
  return_days: number | null;
  shop_offer_amount: number | null;
  shop_offer_days: Generated<number>;
  shop_offer_percent: Generated<number>;
  show_download_app: Generated<boolean>;
  show_footer: Generated<boolean>;
  single_shop_id: number | null;
  social_auths: Generated<Json>;
  theme_colors: Json | null;
  time_zone: Generated<string>;
  unpaid_minutes: Generated<number>;
  whatsapp: string | null;
};

export type ShopApplications = {
  address: Generated<string>;
  banner_id: number | null;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  email: string;
  id: Generated<number>;
  locale: string;
  logo_id: number | null;
  owner_name: string;
  phone: string;
  reason: string | null;
  shop_id: number | null;
  shop_name: string;
  status: Generated<string>;
};

export type ShopInvitations = {
  accepted_at: Timestamp | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  id: Generated<number>;
  locale: string;
  name: string;
  person_id: number;
  phone: string;
  revoked_at: Timestamp | null;
  role_id: number;
  shop_id: number;
};

export type ShopLooks = {
  ended_at: Timestamp | null;
  expires_at: Timestamp;
  id: Generated<number>;
  person_id: number | null;
  session_id: number | null;
  shop_id: number;
  staff_session_id: number | null;
  started_at: Timestamp;
};

export type ShopMemberNotices = {
  daily_at: Generated<number>;
  frequency: Generated<string>;
  medium: string | null;
  muted: Generated<string[]>;
  person_id: number;
  quiet_from: number | null;
  quiet_until: number | null;
  seen_id: Generated<number>;
  sent_at: Timestamp | null;
  sent_id: Generated<number>;
  shop_id: number;
  time_zone: string | null;
};

export type ShopMembers = {
  created_at: Generated<Timestamp>;
  person_id: number;
  role_id: number;
  shop_id: number;
};

export type ShopNotices = {
  first_id: number;
  id: Generated<number>;
  kinds: string[];
  last_id: number;
  person_id: number;
  shop_id: number;
};

export type ShopNotifications = {
  cause: string;
  created_at: Timestamp;
  id: Generated<number>;
  kind: string;
  shop_id: number;
  subject: string;
};

export type ShopPictures = {
  picture_id: number;
  shop_id: number;
};

export type ShopRoles = {
  id: Generated<number>;
  is_owner: Generated<boolean>;
  name: string;
  permissions: Generated<string[]>;
};

export type Shops = {
  active: Generated<boolean>;
  address: Generated<Json>;
  awaits_opening: Generated<boolean>;
  back_on: string | null;
  banner_id: number | null;
  created_at: Generated<Timestamp>;
  delivery_days_max: Generated<number>;
  delivery_days_min: Generated<number>;
  description: Generated<Json>;
  holiday_from: string | null;
  id: Generated<number>;
  logo_id: number | null;
  low_stock: number | null;
  name: Json;
  phone: string | null;
  product_count: Generated<number>;
  rating_count: Generated<number>;
  rating_sum: Generated<number>;
  return_days: number | null;
  sellers_blocked_at: Timestamp | null;
  slug: string;
  tagline: Generated<Json>;
  tint: string | null;
  trusted_at: Timestamp | null;
};

export type SignInNonces = {
  expires_at: Timestamp;
  nonce_hash: Buffer;
  provider: string;
};

export type Sizes = {
  id: Generated<number>;
  name: Json;
  position: Generated<number>;
};

export type SkippedSetupSteps = {
  step: string;
};

export type SocialLinks = {
  id: Generated<number>;
  link: string;
  logo_url: string | null;
  name: string;
  position: Generated<number>;
};

export type Staff = {
  created_at: Generated<Timestamp>;
  person_id: number;
  role_id: number;
  seen_event_id: Generated<number>;
  totp_secret: Buffer | null;
  totp_step: Generated<number>;
};

export type StaffEvents = {
  created_at: Timestamp;
  id: Generated<number>;
  kind: string;
  subject: string;
};

export type StaffSignIns = {
  audience: Generated<string>;
  challenge: string | null;
  expires_at: Timestamp;
  person_id: number;
  ticket_hash: Buffer;
  totp_secret: Buffer | null;
  tries: Generated<number>;
};

export type StockMovements = {
  after: number;
  before: number;
  created_at: Timestamp;
  id: Generated<number>;
  operator_kind: string | null;
  order_code: string | null;
  person_id: number | null;
  product_id: number;
  reason: string;
  variant_id: number;
};

export type Subscriptions = {
  cancelled_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  discount_basis_points: number;
  duration_days: number | null;
  ends_at: Timestamp | null;
  free_delivery: boolean;
  id: Generated<number>;
  person_id: number;
  plan_id: number;
  price: number;
  purchase_id: number | null;
  saved_amount: Generated<number>;
  starts_at: Timestamp | null;
  status: Generated<string>;
};

export type Taxes = {
  active: Generated<boolean>;
  basis_points: number;
  id: Generated<number>;
  name: Json;
  position: Generated<number>;
};

export type Texts = {
  key: string;
  locale: string;
  value: string;
};

export type TicketAttachments = {
  bytes: number;
  id: Generated<number>;
  key: string;
  message_id: number;
  name: string;
  type: string;
};

export type TicketIssueTypes = {
  id: Generated<number>;
  name: Json;
  position: Generated<number>;
};

export type TicketMessages = {
  author_id: number | null;
  created_at: Generated<Timestamp>;
  from_shopper: boolean;
  id: Generated<number>;
  message: string;
  ticket_id: number;
};

export type TicketNotes = {
  author_id: number | null;
  created_at: Timestamp;
  id: Generated<number>;
  note: string;
  ticket_id: number;
};

export type Tickets = {
  assignee_id: number | null;
  created_at: Generated<Timestamp>;
  email: string | null;
  id: Generated<number>;
  issue_type_id: number;
  last_from_shopper: Generated<boolean>;
  order_id: number | null;
  person_id: number;
  phone: string | null;
  status: Generated<string>;
  subject: string;
  ticket_number: string;
  updated_at: Generated<Timestamp>;
};

export type TrueProductNotices = {
  id: number | null;
};

export type Units = {
  id: Generated<number>;
  name: Json;
};

export type UnreferencedPictures = {
  is_certain: boolean;
  picture_id: number;
};

export type UsedProviderTokens = {
  expires_at: Timestamp;
  token_hash: Buffer;
};

export type VoucherCollections = {
  collected_at: Generated<Timestamp>;
  person_id: number;
  voucher_id: number;
};

export type VoucherRedemptions = {
  amount: number;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  order_id: number;
  person_id: number;
  released_at: Timestamp | null;
  voucher_id: number;
};

export type Vouchers = {
  active: Generated<boolean>;
  code: string;
  discount: number;
  discount_type: string;
  ends_at: Timestamp;
  funded_by: Generated<string>;
  id: Generated<number>;
  listed: Generated<boolean>;
  max_discount_amount: number | null;
  min_order_amount: Generated<number>;
  per_person_limit: Generated<number>;
  shop_id: number;
  starts_at: Generated<Timestamp>;
  usage_limit: number | null;
  used_count: Generated<number>;
};

export type WebhookAttempts = {
  at: Timestamp;
  delivery_id: number;
  error: string | null;
  excerpt: Generated<string>;
  id: Generated<number>;
  milliseconds: number;
  status: number | null;
};

export type WebhookDeliveries = {
  attempts: Generated<number>;
  created_at: Timestamp;
  event_id: number;
  id: Generated<number>;
  is_replay: Generated<boolean>;
  next_at: Timestamp | null;
  status: Generated<string>;
  webhook_id: number;
};

export type WebhookEvents = {
  created_at: Generated<Timestamp>;
  dispatched_at: Timestamp | null;
  facts: Json;
  id: Generated<number>;
  type: string;
};

export type Webhooks = {
  created_at: Timestamp;
  disabled_at: Timestamp | null;
  disabled_by: string | null;
  events: string[];
  failing_since: Timestamp | null;
  former_secret: Buffer | null;
  former_secret_ends_at: Timestamp | null;
  id: Generated<number>;
  name: string;
  owner_id: number;
  removed_at: Timestamp | null;
  secret: Buffer;
  url: string;
  version: Generated<number>;
};

export type WishlistLinks = {
  created_at: Timestamp;
  first_name: string | null;
  person_id: number;
  token: string;
};

export type DB = {
  addresses: Addresses;
  api_keys: ApiKeys;
  application_documents: ApplicationDocuments;
  audit_entries: AuditEntries;
  authenticator_changes: AuthenticatorChanges;
  banners: Banners;
  brands: Brands;
  cart_lines: CartLines;
  cart_reminders: CartReminders;
  categories: Categories;
  change_requests: ChangeRequests;
  client_errors: ClientErrors;
  codes: Codes;
  colors: Colors;
  commission_rules: CommissionRules;
  contact_messages: ContactMessages;
  content_drafts: ContentDrafts;
  content_revisions: ContentRevisions;
  content_versions: ContentVersions;
  conversation_messages: ConversationMessages;
  conversation_notices: ConversationNotices;
  conversations: Conversations;
  countries: Countries;
  currencies: Currencies;
  daily_product_views: DailyProductViews;
  daily_searches_by_product: DailySearchesByProduct;
  daily_views_by_product: DailyViewsByProduct;
  default_views: DefaultViews;
  delivery_bands: DeliveryBands;
  demo_payments: DemoPayments;
  demo_refunds: DemoRefunds;
  empty_searches: EmptySearches;
  favorites: Favorites;
  flash_sale_products: FlashSaleProducts;
  flash_sales: FlashSales;
  footer_items: FooterItems;
  footers: Footers;
  former_category_slugs: FormerCategorySlugs;
  guess_counts: GuessCounts;
  help_questions: HelpQuestions;
  help_topics: HelpTopics;
  home_layouts: HomeLayouts;
  idempotency: Idempotency;
  identities: Identities;
  job_workers: JobWorkers;
  languages: Languages;
  menus: Menus;
  merged_categories: MergedCategories;
  message_outages: MessageOutages;
  messages: Messages;
  order_commissions: OrderCommissions;
  order_events: OrderEvents;
  order_lines: OrderLines;
  order_notes: OrderNotes;
  order_taxes: OrderTaxes;
  orders: Orders;
  pages: Pages;
  parcel_lines: ParcelLines;
  parcels: Parcels;
  passkey_challenges: PasskeyChallenges;
  passkeys: Passkeys;
  password_reset_tokens: PasswordResetTokens;
  payment_events: PaymentEvents;
  payment_gateways: PaymentGateways;
  payment_orders: PaymentOrders;
  payments: Payments;
  payout_accounts: PayoutAccounts;
  payout_notices: PayoutNotices;
  people: People;
  pictures: Pictures;
  plans: Plans;
  post_categories: PostCategories;
  post_tag_names: PostTagNames;
  post_tags: PostTags;
  posts: Posts;
  product_changes: ProductChanges;
  product_index_changes: ProductIndexChanges;
  product_notices: ProductNotices;
  product_pictures: ProductPictures;
  product_popularity: ProductPopularity;
  product_questions: ProductQuestions;
  product_variants: ProductVariants;
  products: Products;
  purchases: Purchases;
  push_devices: PushDevices;
  push_keys: PushKeys;
  recent_views: RecentViews;
  refund_lines: RefundLines;
  refunds: Refunds;
  removed_films: RemovedFilms;
  removed_pictures: RemovedPictures;
  replaced_pictures: ReplacedPictures;
  return_events: ReturnEvents;
  return_lines: ReturnLines;
  return_photos: ReturnPhotos;
  returns: Returns;
  review_pictures: ReviewPictures;
  review_reports: ReviewReports;
  reviews: Reviews;
  roles: Roles;
  saved_replies: SavedReplies;
  saved_views: SavedViews;
  search_index_state: SearchIndexState;
  search_synonyms: SearchSynonyms;
  search_words: SearchWords;
  security_events: SecurityEvents;
  seller_second_factors: SellerSecondFactors;
  seo_texts: SeoTexts;
  sessions: Sessions;
  settings: Settings;
  shop_applications: ShopApplications;
  shop_invitations: ShopInvitations;
  shop_looks: ShopLooks;
  shop_member_notices: ShopMemberNotices;
  shop_members: ShopMembers;
  shop_notices: ShopNotices;
  shop_notifications: ShopNotifications;
  shop_pictures: ShopPictures;
  shop_roles: ShopRoles;
  shops: Shops;
  sign_in_nonces: SignInNonces;
  sizes: Sizes;
  skipped_setup_steps: SkippedSetupSteps;
  social_links: SocialLinks;
  staff: Staff;
  staff_events: StaffEvents;
  staff_sign_ins: StaffSignIns;
  stock_movements: StockMovements;
  subscriptions: Subscriptions;
  taxes: Taxes;
  texts: Texts;
  ticket_attachments: TicketAttachments;
  ticket_issue_types: TicketIssueTypes;
  ticket_messages: TicketMessages;
  ticket_notes: TicketNotes;
  tickets: Tickets;
  true_product_notices: TrueProductNotices;
  units: Units;
  unreferenced_pictures: UnreferencedPictures;
  used_provider_tokens: UsedProviderTokens;
  voucher_collections: VoucherCollections;
  voucher_redemptions: VoucherRedemptions;
  vouchers: Vouchers;
  webhook_attempts: WebhookAttempts;
  webhook_deliveries: WebhookDeliveries;
  webhook_events: WebhookEvents;
  webhooks: Webhooks;
  wishlist_links: WishlistLinks;
};
