import { isRecord } from '../api/read-answer.ts';

type Scalar = string | number | boolean;

/**
 * How an answer is completed where a server leaves fields out: a scalar is the default of its field, a record has a shape for each field, a list
 * the shape of its items, null lets a missing field be null, and a function reads what is not that simple.
 */
export type Shape<T> =
  | ((value: unknown) => T)
  | (null extends T
      ? null
      : [T] extends [Scalar]
        ? T
        : T extends readonly (infer Item)[]
          ? readonly [Shape<Item>]
          : { readonly [Field in keyof T]-?: Shape<T[Field]> });

/** The answer with every field of the contract. Fields that the shape does not name stay as they are. */
export function complete<T>(shape: Shape<T>, answer: unknown): T {
  return fill<T>(shape, answer);
}

/** The same for each record of a list. */
export function completeAll<T>(shape: Shape<T>, answer: unknown): T[] {
  return fill<T[]>([shape], answer);
}

/** The same for the answer of a call that the server may not know. */
export function completeIfAny<T>(shape: Shape<T>, answer: unknown): T | null {
  return answer === null ? null : fill<T>(shape, answer);
}

/** A record that may be missing as a whole. */
export function orNull<T>(shape: Shape<T>): (value: unknown) => T | null {
  return (value) => (isRecord(value) ? fill(shape, value) : null);
}

/** A record whose `field` is its id in words where a server leaves the field out. */
export function idAs<Field extends string, T extends { id: number } & Record<Field, string>>(
  field: Field,
  shape: NoInfer<Shape<T>>,
): (value: unknown) => T {
  return (value) => {
    const whole = fill<T>(shape, value);
    return whole[field] === '' ? { ...whole, [field]: String(whole.id) } : whole;
  };
}

/** One of the known words; another server may have others. */
export function oneOf<const Word extends string>(words: readonly Word[], usual: NoInfer<Word>): (value: unknown) => Word {
  return (value) => words.find((word) => word === value) ?? usual;
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

/** Some servers write numbers as text and flags as numbers. */
function fillScalar(usual: unknown, value: unknown): unknown {
  if (value === undefined || value === null) return usual;
  if (typeof usual === 'number') return value === '' || !Number.isFinite(Number(value)) ? usual : Number(value);
  if (typeof usual === 'boolean') return value === true || value === 1 || value === '1' || value === 'true';
  return typeof value === 'object' ? usual : String(value);
}
