import type { PictureKind } from '../../content-schema.ts';
import { audio } from './audio.ts';
import { bags } from './bags.ts';
import { computing } from './computing.ts';
import { cookware } from './cookware.ts';
import type { Drawing } from './drawing.ts';
import { drinks } from './drinks.ts';
import { furniture } from './furniture.ts';
import { games } from './games.ts';
import { garden } from './garden.ts';
import { lamps } from './lamps.ts';
import { paper } from './paper.ts';
import { perfumery } from './perfumery.ts';
import { plants } from './plants.ts';
import { scent } from './scent.ts';
import { skincare } from './skincare.ts';
import { sweets } from './sweets.ts';
import { tableware } from './tableware.ts';
import { toys } from './toys.ts';
import { writing } from './writing.ts';

/** Kinds without a drawing of their own, which only the renderer distinguishes: they use the drawing of a similar kind. */
const families = {
  'espresso-cups': tableware.mug,
  'card-sleeve': bags.wallet,
  'alphabet-blocks': games.blocks,
  'succulent-trio': plants.succulent,
  tapers: scent.candle,
  'portable-speaker': audio.speaker,
  camel: toys.plush,
  gazelle: toys.plush,
  hoopoe: toys.plush,
  'snake-plant': plants['potted-plant'],
  'lemon-tree': plants['potted-plant'],
  'rubber-fig': plants['potted-plant'],
  'peace-lily': plants['potted-plant'],
  'barrel-cactus': plants.cactus,
  'bunny-ear-cactus': plants.cactus,
  'glass-candle': scent['candle-jar'],
  'stone-candle': scent['candle-jar'],
  'goblet-candle': scent['candle-jar'],
  'wood-wick-candle': scent['candle-jar'],
  'rolled-candle': scent.candle,
  'bedside-diffuser': scent.diffuser,
  'flask-diffuser': scent.diffuser,
  'incense-burner': scent.incense,
  'resin-box': scent.incense,
  'bakhoor-tin': scent.incense,
  'serum-bottle': skincare['dropper-bottle'],
  'attar-vial': perfumery.perfume,
  'spray-bottle': skincare.bottle,
  'aluminium-bottle': skincare.bottle,
  'balm-tin': skincare['cream-jar'],
  'scrub-jar': skincare['cream-jar'],
  tub: skincare['cream-jar'],
  'lip-balm': skincare.tube,
  'stamped-soap': perfumery.soap,
  'round-perfume': perfumery.perfume,
  'cologne-bottle': perfumery.perfume,
  extrait: perfumery.perfume,
  'square-tin': drinks['tea-tin'],
  'tea-jar': drinks['tea-tin'],
  'tea-canister': drinks['tea-tin'],
  'coffee-pouch': drinks['coffee-bag'],
  'coffee-tin': drinks['coffee-bag'],
  'coffee-sack': drinks['coffee-bag'],
  'chocolate-slab': sweets['chocolate-bar'],
  'wrapped-bar': sweets['chocolate-bar'],
  'halwa-tin': sweets['sweets-box'],
  'lokum-box': sweets['sweets-box'],
  'honey-pot': drinks['honey-jar'],
  'syrup-bottle': drinks['honey-jar'],
  'window-box': sweets['dates-box'],
  'gift-box': sweets['dates-box'],
  'open-journal': paper.notebook,
  'practice-book': paper.notebook,
  'pen-stand': writing.pen,
  'picture-book': paper.book,
  'open-book': paper.book,
  'sealed-cards': paper.cards,
  'deckle-cards': paper.cards,
  'day-pad': paper.planner,
  'leather-tote': bags.tote,
  'beach-bag': bags.tote,
  satchel: bags.backpack,
  'roll-top': bags.backpack,
  'wrist-bag': bags.handbag,
  clutch: bags.handbag,
  'doctors-bag': bags.handbag,
  'field-watch': bags.watch,
  'boxed-watch': bags.watch,
  'stand-headphones': audio.headphones,
  'sport-earbuds': audio.earbuds,
  'deep-speakers': audio.speaker,
  'slim-keyboard': computing.keyboard,
  'keyboard-kit': computing.keyboard,
  'ribbon-microphone': audio.microphone,
  'interview-microphone': audio.microphone,
  'gourd-lamp': lamps['table-lamp'],
  'clay-lamp': lamps['table-lamp'],
  'dome-pendant': lamps['pendant-lamp'],
  'enamel-pendant': lamps['pendant-lamp'],
  'square-stool': furniture.stool,
  'wall-shelf': furniture.shelf,
  'tray-table': furniture['side-table'],
  skillet: cookware.pan,
  'tall-vase': cookware.vase,
  racer: toys['toy-car'],
  'kite-kit': toys.kite,
};

export const drawings: Record<PictureKind, Drawing> = {
  ...tableware,
  ...cookware,
  ...lamps,
  ...furniture,
  ...drinks,
  ...sweets,
  ...skincare,
  ...perfumery,
  ...scent,
  ...paper,
  ...writing,
  ...bags,
  ...audio,
  ...computing,
  ...toys,
  ...games,
  ...plants,
  ...garden,
  ...families,
};

/** Kinds that are not on the floor, and kinds whose lower part is characteristic in a detail picture. */
export const stances: Partial<Record<PictureKind, 'hangs' | 'foot-first'>> = {
  'pendant-lamp': 'hangs',
  'hanging-plant': 'hangs',
  kite: 'hangs',
  handbag: 'foot-first',
  tote: 'foot-first',
  diffuser: 'foot-first',
  incense: 'foot-first',
  vase: 'foot-first',
  bottle: 'foot-first',
  'dropper-bottle': 'foot-first',
  'honey-jar': 'foot-first',
  perfume: 'foot-first',
  book: 'foot-first',
  'tea-tin': 'foot-first',
  'coffee-bag': 'foot-first',
  'seed-pack': 'foot-first',
  planner: 'foot-first',
  microphone: 'foot-first',
};
