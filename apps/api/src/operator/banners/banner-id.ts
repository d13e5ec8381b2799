import { operand, whole } from '../fields.ts';

export const bannerId = operand('id', '"banners list" has them', whole(1, 999_999_999));
