import { isRecord } from '@souk/client/api/read-answer.ts';

type Scalar = string | number | boolean;

/**
 * How to complete an answer with missing fields: a scalar is its field's default, a record has a shape for each field,
 * a list has its items' shape, null allows null, and a function handles everything else.
 */
export type Shape<T> =
  | ((value: unknown) => T)
  | (null extends T ? null : [T] extends [Scalar] ? T : T extends readonly (infer Item)[] ? readonly [Shape<Item>] : Fields<T>);

/** Completes an answer. Fields that the shape does not name stay as they are. */
export function complete<T>(shape: Shape<T>, answer: unknown): T {
  return fill<T>(shape, answer);
}

/** Completes each record of a list. */
export function completeAll<T>(shape: Shape<T>, answer: unknown): T[] {
  return fill<T[]>([shape], answer);
}

/** Completes the answer of a call that the server may not know. */
export function completeIfAny<T>(shape: Shape<T>, answer: unknown): T | null {
  return answer === null ? null : fill<T>(shape, answer);
}

/** A shape for each field of a record. An optional field has none: it stays as it is, or missing. */
export type Fields<T> = { readonly [Field in keyof T as undefined extends T[Field] ? never : Field]: Shape<T[Field]> };

/** A record with no other fields than those of the shape. */
export function only<T>(shape: Fields<T>): (value: unknown) => T;
export function only(shape: object): (value: unknown) => unknown {
  return (value) => {
    const given = isRecord(value) ? value : {};
    return Object.fromEntries(Object.entries(shape).map(([field, part]) => [field, fillAny(part, given[field])]));
  };
}

/** A record that may be null. */
export function orNull<T>(shape: Shape<T>): (value: unknown) => T | null {
  return (value) => (isRecord(value) ? fill(shape, value) : null);
}

/** A record whose `field` defaults to its id as text. */
export function idAs<Field extends string, T extends { id: number } & Record<Field, string>>(
  field: Field,
  shape: NoInfer<Shape<T>>,
): (value: unknown) => T {
  return (value) => {
    const whole = fill<T>(shape, value);
    return whole[field] === '' ? { ...whole, [field]: String(whole.id) } : whole;
  };
}

/** One of the known words, or the default. */
export function oneOf<const Word extends string>(words: readonly Word[], fallback: NoInfer<Word>): (value: unknown) => Word {
  return (value) => words.find((word) => word === value) ?? fallback;
}

function fill<T>(shape: Shape<T>, value: unknown): T;
function fill(shape: unknown, value: unknown): unknown {
  return fillAny(shape, value);
}

function fillAny(shape: unknown, value: unknown): unknown {
  if (typeof shape === 'function') return shape(value);
  if (shape === null) return value ?? null;
  if (Array.isArray(shape)) return fillList(shape[0], value);
  if (!isRecord(shape)) return fillScalar(shape, value);
  const given = isRecord(value) ? value : {};
  const fields = Object.entries(shape).map(([field, part]) => [field, fillAny(part, given[field])]);
  return { ...given, ...Object.fromEntries(fields) };
}

function fillList(shape: unknown, value: unknown): unknown[] {
  if (!Array.isArray(value)) return [];
  const isScalar = typeof shape === 'string' || typeof shape === 'number';
  const isItem = (item: unknown) => (isScalar ? typeof item === typeof shape : isRecord(item));
  return value.filter(isItem).map((item) => fillAny(shape, item));
}

/** Some servers send numbers as text and flags as numbers. */
function fillScalar(fallback: unknown, value: unknown): unknown {
  if (value === undefined || value === null) return fallback;
  if (typeof fallback === 'number') return value === '' || !Number.isFinite(Number(value)) ? fallback : Number(value);
  if (typeof fallback === 'boolean') return value === true || value === 1 || value === '1' || value === 'true';
  return typeof value === 'object' ? fallback : String(value);
}
