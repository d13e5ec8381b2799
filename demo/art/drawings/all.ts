import type { PictureKind } from '../../../apps/api/db/seed/content/shape.ts';
import type { Drawing } from './drawing.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { pantry } from './pantry.ts';

export const drawings: Record<PictureKind, Drawing> = { ...kitchen, ...home, ...pantry };

/** What doesn't stand on the floor. */
export const stances: Partial<Record<PictureKind, 'hangs'>> = { 'pendant-lamp': 'hangs', 'hanging-plant': 'hangs', kite: 'hangs' };
