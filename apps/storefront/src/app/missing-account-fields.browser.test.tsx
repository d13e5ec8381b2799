import { beforeEach, expect, test } from 'vitest';
import { findScreenProblems, prepareScreens } from '../../test/builders/render-screen.tsx';
import { answersWithMissingFields, screens } from '../../test/fake-api/screens.ts';

beforeEach(prepareScreens);

for (const screen of screens.filter(({ signedIn }) => signedIn)) {
  test(`[call-06] ${screen.path}: any field of ${screen.calls.join(', ')} may be missing`, { timeout: 60_000 }, async () => {
    const problems: string[] = [];
    for (const answers of answersWithMissingFields(screen)) problems.push(...(await findScreenProblems(screen, answers)));
    expect(problems).toEqual([]);
  });
}
