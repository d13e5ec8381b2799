type Thing = Record<string, unknown>;
type Rule = { needs: readonly string[]; may: readonly string[] };

const ratingOf = ['ratingValue', 'reviewCount'];

/**
 * The properties of each schema.org type that the pages use: `needs` are required by search engines, `may` are allowed. Any other
 * type or property is a typo, or missing here.
 */
const rules: Record<string, Rule> = {
  Product: { needs: ['name', 'image', 'offers'], may: ['url', 'description', 'sku', 'brand', 'category', 'aggregateRating'] },
  Offer: { needs: ['price', 'priceCurrency', 'availability'], may: ['url', 'seller', 'priceValidUntil'] },
  AggregateOffer: {
    needs: ['lowPrice', 'highPrice', 'offerCount', 'priceCurrency'],
    may: ['availability', 'url', 'seller', 'priceValidUntil'],
  },
  AggregateRating: { needs: ratingOf, may: [] },
  Brand: { needs: ['name'], may: [] },
  BreadcrumbList: { needs: ['itemListElement'], may: [] },
  ItemList: { needs: ['itemListElement', 'numberOfItems'], may: [] },
  ListItem: { needs: ['position', 'name'], may: ['item', 'url'] },
  Organization: { needs: ['name'], may: ['@id', 'url', 'logo', 'sameAs'] },
  Person: { needs: ['name'], may: [] },
  WebSite: { needs: ['name', 'url'], may: ['publisher', 'potentialAction'] },
  SearchAction: { needs: ['target', 'query-input'], may: [] },
  EntryPoint: { needs: ['urlTemplate'], may: [] },
  Store: { needs: ['name', 'url'], may: ['description', 'address', 'image', 'aggregateRating'] },
  BlogPosting: {
    needs: ['headline', 'image', 'datePublished', 'author'],
    may: ['description', 'url', 'mainEntityOfPage', 'inLanguage', 'publisher', 'articleSection', 'keywords'],
  },
  ImageObject: { needs: ['url'], may: [] },
  FAQPage: { needs: ['mainEntity'], may: [] },
  QAPage: { needs: ['mainEntity'], may: [] },
  Question: { needs: ['name', 'acceptedAnswer'], may: ['text', 'answerCount', 'datePublished'] },
  Answer: { needs: ['text'], may: ['datePublished', 'url', 'upvoteCount', 'author'] },
};

const addresses = ['url', 'image', 'item', 'logo', 'availability', 'mainEntityOfPage', 'sameAs'];
const amounts = [
  'price',
  'lowPrice',
  'highPrice',
  'offerCount',
  'ratingValue',
  'reviewCount',
  'position',
  'numberOfItems',
  'answerCount',
  'upvoteCount',
];
const moments = ['datePublished', 'priceValidUntil'];

/** Lists the problems of a page's JSON-LD; empty if search engines can use it. */
export function problemsOf(text: string): string[] {
  const data: unknown = JSON.parse(text);
  if (!isThing(data) || data['@context'] !== 'https://schema.org') return ['It does not name schema.org as its context'];
  const { '@context': _context, '@graph': graph, ...single } = data;
  const things = Array.isArray(graph) ? graph : [single];
  return things.flatMap((thing) => (isThing(thing) ? check(thing, String(thing['@type'])) : ['There is no thing']));
}

/** The types of the things themselves, without what they are made of. */
export function typesOf(text: string): string[] {
  const data = JSON.parse(text);
  return (data['@graph'] ?? [data]).map((thing: Thing) => String(thing['@type']));
}

function check(thing: Thing, where: string): string[] {
  const { '@type': type, ...given } = thing;
  // A reference to another object of the page.
  if (type === undefined && Object.keys(given).join() === '@id') return [];
  const rule = rules[String(type)];
  if (!rule) return [`${where}: unknown type ${type}`];
  return [
    ...rule.needs.filter((name) => isEmpty(given[name])).map((name) => `${where} has no ${name}`),
    ...Object.keys(given)
      .filter((name) => !rule.needs.includes(name) && !rule.may.includes(name))
      .map((name) => `${where} does not know ${name}`),
    ...Object.entries(given).flatMap(([name, value]) => checkValue(value, name, `${where}.${name}`)),
    ...(type === 'BreadcrumbList' || type === 'ItemList' ? checkOrder(given.itemListElement, where) : []),
  ];
}

function checkValue(value: unknown, name: string, where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => checkValue(each, name, where));
  if (isThing(value)) return check(value, where);
  if (addresses.includes(name) && !/^https?:\/\//.test(String(value))) return [`${where} is no whole address: ${value}`];
  if (amounts.includes(name) && !(typeof value === 'number' && value >= 0)) return [`${where} is no amount: ${value}`];
  if (moments.includes(name) && Number.isNaN(Date.parse(String(value)))) return [`${where} is no moment: ${value}`];
  return [];
}

function checkOrder(elements: unknown, where: string): string[] {
  const positions = Array.isArray(elements) ? elements.map((each) => (isThing(each) ? each.position : undefined)) : [];
  return positions.every((position, index) => position === index + 1) ? [] : [`${where} is out of order: ${positions.join()}`];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
