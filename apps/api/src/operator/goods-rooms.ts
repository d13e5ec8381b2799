import type { Command } from './command.ts';
import { productsExport } from './products/products-export.ts';
import { productsImport } from './products/products-import.ts';

/** What the market sells and says. */
export const goodsRooms: readonly { name: string; summary: string; commands: readonly Command[] }[] = [
  { name: 'products', summary: 'what is sold, as a sheet', commands: [productsExport, productsImport] },
];
