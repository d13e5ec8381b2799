import { build } from '../checks/build.ts';
import { chromium } from '../checks/chromium.ts';
import { runParts } from '../checks/outcome.ts';
import { staticChecks } from '../checks/static-checks.ts';
import { unitTests } from '../checks/unit-tests.ts';

process.exitCode = await runParts([[chromium(), ...staticChecks()], build(), ...unitTests()]);
