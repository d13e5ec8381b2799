import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countJourneys } from './journeys.ts';
import { root } from './program.ts';
import { countUnitTests } from './unit-tests.ts';

describe('the count of vitest', () => {
  const file = (status: string, ...results: [status: string, fullName: string][]) => ({
    name: join(root, 'packages/money/src/amount.test.ts'),
    status,
    assertionResults: results.map(([result, fullName]) => ({ status: result, fullName })),
  });

  test('names each failed test by its file', () => {
    const report = { numPassedTests: 1, testResults: [file('failed', ['passed', 'adds'], ['failed', 'subtracts'])] };
    expect(countUnitTests(report, 1)).toEqual({ passed: 1, failures: ['packages/money/src/amount.test.ts › subtracts'] });
  });

  test('a failed test is listed with the first line of its error', () => {
    const failed = {
      status: 'failed',
      fullName: 'subtracts',
      failureMessages: ['AssertionError: expected 2 to be 1\n    at amount.test.ts'],
    };
    const report = { numPassedTests: 0, testResults: [{ ...file('failed'), assertionResults: [failed] }] };
    expect(countUnitTests(report, 1).failures).toEqual([
      'packages/money/src/amount.test.ts › subtracts: AssertionError: expected 2 to be 1',
    ]);
  });

  test('a file that cannot be loaded is a failure', () => {
    const report = { numPassedTests: 0, testResults: [file('failed')] };
    expect(countUnitTests(report, 1).failures).toEqual(['packages/money/src/amount.test.ts › the file itself failed']);
  });

  test.each([
    ['an error outside the tests', { numPassedTests: 3, testResults: [] }, 3],
    ['a run without a report', undefined, 0],
  ])('%s is a failure', (_what, report, passed) => {
    const outcome = countUnitTests(report, 1);
    expect(outcome.passed).toBe(passed);
    expect(outcome.failures).toHaveLength(1);
  });
});

describe('the count of Playwright', () => {
  const spec = (title: string, ok: boolean, status: string) => ({ title, ok, file: 'buy.spec.ts', tests: [{ status }] });
  const report = (...specs: ReturnType<typeof spec>[]) => ({
    suites: [{ specs: [], suites: [{ specs }] }],
    stats: { expected: 1, flaky: 0 },
  });

  test('a failed journey is named; one that passed when it was repeated has passed', () => {
    const failed = report(spec('browses', true, 'expected'), spec('buys', false, 'unexpected'));
    expect(countJourneys(failed, 1)).toEqual({ passed: 1, failures: ['e2e/buy.spec.ts › buys'] });
    const repeated = { ...report(spec('browses', true, 'expected'), spec('pays', true, 'flaky')), stats: { expected: 1, flaky: 1 } };
    expect(countJourneys(repeated, 0)).toEqual({ passed: 2, failures: [] });
  });

  test('a run that broke outside its journeys is a failure', () => {
    expect(countJourneys(report(spec('browses', true, 'expected')), 1).failures).toHaveLength(1);
    expect(countJourneys(undefined, 1)).toEqual({ passed: 0, failures: [expect.stringContaining('without a report')] });
  });
});
