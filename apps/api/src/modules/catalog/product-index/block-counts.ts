import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { everyProduct } from './facet-codes.ts';
import { eachCode, onSaleFlag, type ProductColumns } from './product-columns.ts';

/** Products in a block. */
export const blockSize = 2048;

/** How often each value occurs in each whole block of the sorted products, so that long ranges are added up by block. */
export type BlockCounts = {
  counts: Uint16Array;
  /** The number of codes that the blocks count: later ones have no column. */
  width: number;
  blocks: number;
};

/** Room for values that products get later. */
const spareCodes = 256;
const blocksAtOnce = 16;

export async function createBlockCounts(columns: ProductColumns): Promise<BlockCounts> {
  const blocks = Math.floor(columns.sorted / blockSize);
  const width = columns.codes.size() + spareCodes;
  const made: BlockCounts = { counts: new Uint16Array(blocks * width), width, blocks };
  for (let block = 0; block < blocks; block++) {
    for (let position = block * blockSize; position < (block + 1) * blockSize; position++) addToBlock(made, columns, position, 1);
    if (block % blocksAtOnce === blocksAtOnce - 1) await yieldToOthers();
  }
  return made;
}

/** Adds a product to the counts of its block, or with -1 removes it. Returns false if the blocks have no column for a value. */
export function addToBlock({ counts, width, blocks }: BlockCounts, columns: ProductColumns, position: number, sign: 1 | -1): boolean {
  const block = Math.floor(position / blockSize);
  if (block >= blocks || ((columns.flags[position] ?? 0) & onSaleFlag) === 0) return true;
  const start = block * width;
  let fits = true;
  const add = (code: number) => {
    if (code < width) counts[start + code] = (counts[start + code] ?? 0) + sign;
    else fits = false;
  };
  add(everyProduct);
  eachCode(columns, position, add);
  return fits;
}

/** Adds the counts of whole blocks to `sums`. */
export function sumBlocks({ counts, width }: BlockCounts, from: number, to: number, sums: Uint32Array): void {
  for (let block = from; block < to; block++) {
    const start = block * width;
    for (let code = 0; code < width; code++) sums[code] = (sums[code] ?? 0) + (counts[start + code] ?? 0);
  }
}

/** The number of products in whole blocks. */
export function countInBlocks({ counts, width }: BlockCounts, from: number, to: number): number {
  let sum = 0;
  for (let block = from; block < to; block++) sum += counts[block * width + everyProduct] ?? 0;
  return sum;
}
