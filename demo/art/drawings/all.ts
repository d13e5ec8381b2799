import type { PictureKind } from '../../../apps/api/db/seed/content/shape.ts';
import type { Drawing } from './drawing.ts';
import { audio } from './audio.ts';
import { bags } from './bags.ts';
import { care } from './care.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { pantry } from './pantry.ts';
import { paper } from './paper.ts';
import { plants } from './plants.ts';
import { scent } from './scent.ts';
import { toys } from './toys.ts';

export const drawings: Record<PictureKind, Drawing> = { ...kitchen, ...home, ...pantry, ...care, ...scent, ...paper, ...bags, ...audio, ...toys, ...plants };

/** What doesn't stand on the floor. */
export const stances: Partial<Record<PictureKind, 'hangs'>> = { 'pendant-lamp': 'hangs', 'hanging-plant': 'hangs', kite: 'hangs' };
