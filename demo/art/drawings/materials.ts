import { lightness } from '../tools/color.ts';

export const beech = '#e2bd8a';
export const brass = '#c39b4a';
export const clay = '#b98a63';
export const cocoa = '#4b2a1d';
export const label = '#f9f0e0';
export const leafGreen = '#56783f';
export const linen = '#f4e6cc';
export const rubber = '#2b2725';
export const sheet = '#faf3e6';
export const soil = '#4a3324';
export const wrapper = '#f8eedb';

/** Colours that go with the main one, for toys that have several. */
export const friends = ['#d9a13a', '#4d8a84', '#c4603f', '#8a9a63', '#e8d6b6'] as const;

/** Caps are dark on pale goods and pale on dark ones. */
export function capOf(color: string): string {
  return lightness(color) > 0.6 ? '#3a302b' : '#efe4d2';
}
