/** Selects parts of a value: `true` all of it, an object some fields, an array the same parts of each item. */
type Shape = true | readonly [Shape] | { readonly [field: string]: Shape };

const all = (...fields: string[]) => Object.fromEntries(fields.map((field): [string, Shape] => [field, true]));

const line = {
  ...all('id', 'thumbnail', 'brand', 'name', 'price', 'discount_price', 'discount_percentage', 'quantity'),
  size: all('name'),
  color: all('name'),
};
const group = { ...all('id', 'shop_id', 'shop_name', 'shop_rating'), products: [line] } as const;
const cart = { total: true, cart_items: [group] } as const;
const amounts = all(
  ...['total_amount', 'delivery_charge', 'coupon_discount', 'membership_discount_percentage', 'membership_discount_amount'],
  ...['payable_amount', 'order_tax_amount', 'all_vat_taxes'],
);

/** The fields that the specification names (sections 3 and 7), of calls whose answers have more. Other answers are not reduced. */
const namedIn: Readonly<Record<string, Shape>> = {
  'GET /countries': { countries: [all('name', 'phone_code')] },
  'POST /send-login-otp': {},
  'POST /login': { access: { token: true }, user: all('name', 'phone', 'profile_photo') },
  'POST /send-otp': { email_or_phone: true },
  'POST /verify-otp': { token: true },
  'GET /carts': cart,
  'POST /cart/store': cart,
  'POST /cart/increment': cart,
  'POST /cart/decrement': cart,
  'POST /cart/delete': cart,
  'POST /cart/checkout': { checkout_items: [group], checkout: amounts },
  'GET /get-vouchers': { coupons: [all('id', 'discount_type', 'discount', 'min_order_amount', 'validity', 'is_collected')] },
  'POST /vouchers-collect': {},
  'GET /addresses': { addresses: [all('id', 'is_default')] },
  'GET /favorite-products': { products: [all('id', 'name', 'thumbnail')] },
};

/** The names that section 3 has for records of any kind. */
const anyRecord = new Set(['id', 'name', 'title', 'thumbnail', 'phone', 'email', 'is_default', 'price', 'discount_price']);

/**
 * The smallest answer: of a call that the specification fixes, the fields that it names; of one that it leaves open, records with the fields that
 * section 3 has for any record. With one item in each list, or with empty lists.
 */
export function bareAnswer(call: string, data: unknown, lists: 'one of each' | 'nothing'): unknown {
  const isFixed = call === 'GET /master' || namedIn[call] !== undefined;
  return bareValue(isFixed ? nameOnly(call, data) : data, lists, isFixed);
}

function bareValue(value: unknown, lists: 'one of each' | 'nothing', isFixed: boolean): unknown {
  if (Array.isArray(value)) return lists === 'nothing' ? [] : value.map((item) => bareValue(item, lists, isFixed));
  if (typeof value !== 'object' || value === null) return value;
  const isSelected = ([name, part]: [string, unknown]) => isFixed || anyRecord.has(name) || (typeof part === 'object' && part !== null);
  const fields = Object.entries(value).filter(isSelected);
  return Object.fromEntries(fields.map(([name, part]) => [name, bareValue(part, lists, isFixed)]));
}

const master: Shape = { currencies: [all('id', 'name', 'symbol', 'rate', 'rate_from_default', 'is_default')] };

/** The `data` of an answer as a server gives it that knows the specification and nothing else. */
export function nameOnly(call: string, data: unknown): unknown {
  if (call !== 'GET /master') return cut(data, namedIn[call] ?? true);
  const { otp_length: _, pusher_host: __, time_zone: ___, return_days: ____, ...rest } = Object(data);
  return { ...rest, ...Object(cut(data, master)) };
}

function cut(value: unknown, shape: Shape): unknown {
  if (shape === true || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(shape)) return Array.isArray(value) ? value.map((each) => cut(each, shape[0])) : value;
  return Object.fromEntries(Object.entries(shape).map(([field, part]) => [field, cut(Reflect.get(value, field), part)]));
}
