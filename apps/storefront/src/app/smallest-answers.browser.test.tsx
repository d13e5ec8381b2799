import { beforeEach, expect, test } from 'vitest';
import { findScreenProblems, prepareScreens } from '../../test/builders/render-screen.tsx';
import { screens, smallestAnswers } from '../../test/fake-api/screens.ts';

beforeEach(prepareScreens);

for (const answers of smallestAnswers) {
  test(`[call-06] every screen works with the smallest answers that the specification allows: ${answers.title}`, {
    timeout: 60_000,
  }, async () => {
    const problems: string[] = [];
    for (const screen of screens) {
      const found = await findScreenProblems({ ...screen, signedIn: true }, answers);
      problems.push(...found.map((problem) => `${screen.path} ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
