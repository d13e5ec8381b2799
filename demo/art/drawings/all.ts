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
