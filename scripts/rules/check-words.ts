import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../checks/program.ts';
import { checkCode, checkName, checkProse, checkStyles, proseOf, readWordRules, type WordProblem } from './words.ts';

/** Texts that people wrote for shoppers of the demo, files that a tool writes, and the page that lists the banned words. */
const skipped =
  /^(demo\/(content|pictures)|apps\/api\/db\/(schema\.ts|migrations\/)|docs\/words\.md|CHANGELOG\.md|CODE_OF_CONDUCT\.md|LICENSE)/;
/** Files whose string literals are help texts and messages of the command line. */
const commandLine = /^(apps\/api\/src\/commands\/|scripts\/(commands|setup|process)\/)/;

/** In the pictures of the demo these words are meant literally, and stored hashes and the Blender scripts depend on some of them. */
const literalInArt = /draw|stage|pieces/i;

const rules = readWordRules();
const paths = process.argv.slice(2);
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => file !== '' && !skipped.test(file));
let count = 0;
for (const file of files) {
  for (const { line, found, instead } of checkFile(file)) {
    count += 1;
    console.log(`${file}:${line}: ${found} (write: ${instead})`);
  }
}
if (count > 0)
  console.log(`${count} ${count === 1 ? 'problem' : 'problems'}; docs/words.md has the banned words and the rule for comments.`);
process.exitCode = count > 0 ? 1 : 0;

function checkFile(file: string): WordProblem[] {
  // Git lists a deleted file until the deletion is committed.
  if (!existsSync(join(root, file))) return [];
  const source = () => readFileSync(join(root, file), 'utf8');
  if (/\.(ts|tsx|mjs)$/.test(file)) {
    const isTest = /\.test\.|\.spec\./.test(file);
    const problems = [...checkName(basename(file), rules), ...checkCode(file, source(), rules, commandLine.test(file) && !isTest)];
    return file.startsWith('demo/art/') ? problems.filter(({ found }) => !literalInArt.test(found)) : problems;
  }
  if (file.endsWith('.css')) return checkStyles(source(), rules);
  if (file.endsWith('.md')) return checkProse(proseOf(source()), rules);
  // The keys of a language's texts are the English texts; one language is enough.
  if (/texts\/.*\bar\.json$/.test(file)) return Object.keys(JSON.parse(source())).flatMap((key) => checkProse(key, rules));
  return [];
}
