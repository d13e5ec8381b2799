/** The time, handed to whatever depends on it, so that a test can set it. */
export type Clock = { now(): Date };
