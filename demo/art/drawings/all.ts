import type { PictureKind } from '../../../apps/api/db/seed/content/shape.ts';
import { audio } from './audio.ts';
import { bags } from './bags.ts';
import { care } from './care.ts';
import type { Drawing } from './drawing.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { pantry } from './pantry.ts';
import { paper } from './paper.ts';
import { plants } from './plants.ts';
import { scent } from './scent.ts';
import { toys } from './toys.ts';

export const drawings: Record<PictureKind, Drawing> = {
  ...kitchen,
  ...home,
  ...pantry,
  ...care,
  ...scent,
  ...paper,
  ...bags,
  ...audio,
  ...toys,
  ...plants,
};

/** What doesn't stand on the floor, and what is known by its lower part when a picture comes closer. */
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
