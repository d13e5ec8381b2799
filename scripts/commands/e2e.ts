import { build } from '../checks/build.ts';
import { chromium } from '../checks/chromium.ts';
import { journeys } from '../checks/journeys.ts';
import type { Part } from '../checks/outcome.ts';
import { runParts } from '../checks/outcome.ts';
import { isBuildStale } from '../checks/storefront-build.ts';

const builds: Part[] = isBuildStale() ? [build()] : [];

process.exitCode = await runParts([chromium(), ...builds, journeys(process.argv.slice(2))]);
