import { build } from '../checks/build.ts';
import { chromium } from '../checks/chromium.ts';
import { journeys } from '../checks/journeys.ts';
import type { Part } from '../checks/outcome.ts';
import { runParts } from '../checks/outcome.ts';
import { isBuildStale } from '../checks/storefront-build.ts';

const given = process.argv.slice(2);
// Playwright refuses unknown arguments.
if (given.includes('--save')) process.env.SAVE = 'yes';

const builds: Part[] = isBuildStale() ? [build()] : [];
const audits = journeys(['--config', 'playwright.lighthouse.config.ts', ...given.filter((argument) => argument !== '--save')]);

process.exitCode = await runParts([chromium(), ...builds, audits]);
