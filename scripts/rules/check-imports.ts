import { root } from '../checks/program.ts';
import { cruiseImports } from './cruise-imports.ts';

const { modules, violations } = await cruiseImports(root);
for (const { rule, from, to, comment } of violations) console.log(`${rule}: ${from} → ${to}\n  ${comment}`);
// Under a compiler that it does not know, dependency-cruiser reads nothing and finds nothing wrong.
if (modules === 0) console.log('No file was read, so nothing was checked.');
process.exitCode = violations.length > 0 || modules === 0 ? 1 : 0;
