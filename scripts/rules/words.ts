import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../checks/program.ts';

/** A row of "Banned words" in docs/words.md. */
type BannedWord = {
  pattern: RegExp;
  names: ReadonlySet<string>;
  instead: string;
  inNames: boolean;
  inProse: boolean;
  allowed: RegExp | undefined;
};

/** Where a banned word was found; `line` starts at 1. */
export type WordProblem = { line: number; found: string; instead: string };

/** The banned words of docs/words.md and its exceptions. */
export type WordRules = { banned: readonly BannedWord[]; exceptions: ReadonlySet<string> };

/** A comment that starts like this has no subject: "Who applies …", "What is sent …", "Of several failures …". */
const openingWithoutSubject = /^(Who|Whom|Whose|Of|What)\b(?![^.?]*\?)/;

export function readWordRules(markdown = readFileSync(join(root, 'docs/words.md'), 'utf8')): WordRules {
  const banned = tableRows(markdown, '## Banned words').map(([words = '', instead = '', where = '', allowed = '']) => {
    const list = words.split(',').map((word) => word.trim());
    return {
      pattern: new RegExp(`(?<![\\w'’-])(${list.map(escapeRegExp).join('|')})(?![\\w-])`, 'gi'),
      names: new Set(list.map((word) => word.replaceAll(/[ -]/g, ''))),
      instead,
      inNames: where !== 'prose',
      inProse: where !== 'names',
      allowed:
        allowed === ''
          ? undefined
          : new RegExp(
              allowed
                .split(',')
                .map((phrase) => escapeRegExp(phrase.trim()))
                .join('|'),
              'gi',
            ),
    };
  });
  const exceptions = new Set(tableRows(markdown, '## Exceptions').map(([text = '']) => text.replaceAll('`', '')));
  return { banned, exceptions };
}

/** Checks the comments, the declared names and the test titles of a TypeScript file; `texts` also checks every string literal. */
export function checkCode(file: string, source: string, rules: WordRules, texts = false): WordProblem[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const problems: WordProblem[] = [];
  for (const { start, text } of comments(tree)) {
    problems.push(...checkProse(text, rules).map((problem) => ({ ...problem, line: lineAt(start) + problem.line - 1 })));
    const opening = openingWithoutSubject.exec(text.replace(/^[/*\s]+/, ''));
    if (opening !== null)
      problems.push({ line: lineAt(start), found: `"${opening[0]} …" at the start of a comment`, instead: 'a subject' });
  }
  const visit = (node: ts.Node): void => {
    if (isDeclaredName(node))
      problems.push(...checkName(node.text, rules).map((problem) => ({ ...problem, line: lineAt(node.getStart()) })));
    if (ts.isStringLiteralLike(node) && (texts || isTestTitle(node))) {
      problems.push(...checkProse(node.text, rules).map((problem) => ({ ...problem, line: lineAt(node.getStart()) })));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return problems;
}

/** Checks a text for humans: a comment, a document without its code, a text of a screen. */
export function checkProse(text: string, { banned, exceptions }: WordRules): WordProblem[] {
  if (exceptions.has(text)) return [];
  return banned
    .filter(({ inProse }) => inProse)
    .flatMap(({ pattern, instead, allowed }) => {
      const searched = allowed === undefined ? text : text.replaceAll(allowed, (phrase) => ' '.repeat(phrase.length));
      return [...searched.matchAll(pattern)].map((match) => ({
        line: searched.slice(0, match.index).split('\n').length,
        found: match[0],
        instead,
      }));
    });
}

/** Checks an identifier or a file name by its parts, so that a banned word inside a longer name is found. */
export function checkName(name: string, { banned, exceptions }: WordRules): WordProblem[] {
  if (exceptions.has(name)) return [];
  const parts = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  const joined = [...parts, ...parts.slice(1).map((part, index) => `${parts[index]}${part}`)];
  return banned
    .filter(({ inNames, names }) => inNames && joined.some((part) => names.has(part)))
    .map(({ instead }) => ({ line: 1, found: name, instead }));
}

/** Checks the comments of a style sheet. */
export function checkStyles(source: string, rules: WordRules): WordProblem[] {
  return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].flatMap(({ 0: comment, index }) => {
    const before = source.slice(0, index).split('\n').length - 1;
    return checkProse(comment, rules).map((problem) => ({ ...problem, line: before + problem.line }));
  });
}

/** A Markdown document without code blocks, code spans, link targets and quotations; the number of lines is the same. */
export function proseOf(markdown: string): string {
  return markdown
    .replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/`[^`\n]*`/g, ' ')
    .replaceAll(/“[^”\n]*”/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ']');
}

function* comments(tree: ts.SourceFile): Generator<{ start: number; text: string }> {
  const seen = new Set<number>();
  const source = tree.getFullText();
  const ranges: ts.CommentRange[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind !== ts.SyntaxKind.JsxText) {
      ranges.push(
        ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
      );
    }
    for (const child of node.getChildren(tree)) visit(child);
  };
  visit(tree);
  let previous: { start: number; end: number; text: string } | undefined;
  for (const { pos, end } of ranges.toSorted((a, b) => a.pos - b.pos)) {
    if (seen.has(pos)) continue;
    seen.add(pos);
    const text = source.slice(pos, end);
    // Lines of // that follow each other are one comment.
    if (previous !== undefined && text.startsWith('//') && /^\n[ \t]*$/.test(source.slice(previous.end, pos))) {
      previous = { start: previous.start, end, text: `${previous.text}\n${text}` };
      continue;
    }
    if (previous !== undefined) yield previous;
    previous = { start: pos, end, text };
  }
  if (previous !== undefined) yield previous;
}

function isDeclaredName(node: ts.Node): node is ts.Identifier {
  if (!ts.isIdentifier(node)) return false;
  const { parent } = node;
  if (ts.isBindingElement(parent)) {
    return parent.name === node && (parent.propertyName !== undefined || ts.isArrayBindingPattern(parent.parent));
  }
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isPropertyDeclaration(parent)) &&
    parent.name === node
  );
}

function isTestTitle(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  return ts.isCallExpression(parent) && parent.arguments[0] === node && /^(test|it|describe)\b/.test(parent.expression.getText());
}

function tableRows(markdown: string, heading: string): string[][] {
  const section = markdown.split(`${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
