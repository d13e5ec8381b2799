import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('[seller-02] the queries of the seller panel have the id of the shop as their first parameter, and use it', () => {
  const modules = new URL('../../src/modules/', import.meta.url);
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) => /queries\/shop-[a-z-]+\.ts$/.test(path));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const functions = readFileSync(new URL(file, modules), 'utf8')
      .split(/^export (?:async )?function /m)
      .slice(1);
    expect([file, functions.length > 0]).toEqual([file, true]);
    for (const source of functions) {
      const [name = ''] = /^\w+/.exec(source) ?? [];
      const body = source.slice(source.indexOf(')'));
      expect([file, name, /^\w+\(\s*shopId: number,/.test(source), body.includes('shopId')]).toEqual([file, name, true, true]);
    }
  }
});
