import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A text that shoppers read and its first occurrence. `plural` marks the plural form. */
export type FoundText = { text: string; file: string; plural: boolean };

/** Calls whose first text argument is shown to shoppers; `plural` has two of them after the count. */
const translating = new Set(['t', 'text', 'say', 'translate', 'words']);
/** Error constructors of the server, whose texts are translated in the response. */
const refusing = new Set(['notFound', 'conflict', 'refused', 'invalid', 'tooMany', 'unavailable', 'AppError']);
/** Tables of texts that a variable chooses from: `voucherRefusalTexts`, `textOf`. */
const tableName = /(?:^texts|Texts|^textOf|TextOf)$/;

/** Every English text of the storefront and of the server's answers, from the syntax of the source files below the folders. */
export function collectTexts(folders: readonly string[], isRead: (file: string) => boolean = () => true): FoundText[] {
  const found = new Map<string, FoundText>();
  for (const file of folders.flatMap(sourceFiles).filter(isRead)) {
    for (const { text, plural } of textsIn(file)) if (!found.has(text)) found.set(text, { text, plural, file });
  }
  return [...found.values()];
}

/** Untranslated texts in the markup: `<p>Hello</p>`, `aria-label="Hello"`. */
export function collectBareTexts(folder: string): FoundText[] {
  return sourceFiles(folder)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const texts: FoundText[] = [];
      function visit(node: ts.Node): void {
        const text = bareText(node);
        if (text && /\p{L}/u.test(text)) texts.push({ text, file, plural: false });
        ts.forEachChild(node, visit);
      }
      visit(parse(file));
      return texts;
    });
}

const textAttributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label', 'text', 'note', 'hint'];

function bareText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.trim();
  const isTextAttribute = ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && textAttributes.includes(node.name.text);
  return isTextAttribute && node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : undefined;
}

export function parse(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
}

export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

type Spoken = { text: string; plural: boolean };

function textsIn(file: string): Spoken[] {
  const texts: Spoken[] = [];
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) texts.push(...textsOfCall(node));
    if (ts.isPropertyAssignment(node)) texts.push(...textsOfProperty(node));
    if (ts.isVariableDeclaration(node)) texts.push(...textsOfTable(node));
    if (ts.isParameter(node)) texts.push(...textsOfDefault(node));
    ts.forEachChild(node, visit);
  }
  visit(parse(file));
  return texts;
}

function textsOfCall(node: ts.CallExpression | ts.NewExpression): Spoken[] {
  const name = calledName(node.expression);
  const [first, second, third] = node.arguments ?? [];
  // The text for one is optional in other languages; the plural text has a form for each of their plural categories.
  if (name === 'plural') return third ? literals(third).map((text) => ({ text, plural: true })) : [];
  if (name === 'fileError') return third ? simple(third) : [];
  if (name === 'invalid' || name === 'AppError' || name === 'withErrorToast') return second ? simple(second) : [];
  return first && (translating.has(name) || refusing.has(name)) ? simple(first) : [];
}

function simple(node: ts.Expression): Spoken[] {
  return literals(node).map((text) => ({ text, plural: false }));
}

function calledName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/**
 * `{ text: '…', with: … }` is a message of the server, `message: '…'` belongs to an answer, `error: '…'` is a rule of the contract.
 * In the storefront, `text: '…'` is in tables whose entries are translated when they are displayed, next to class names.
 */
function textsOfProperty({ name, initializer }: ts.PropertyAssignment): Spoken[] {
  if (!ts.isIdentifier(name)) return [];
  const { fileName } = initializer.getSourceFile();
  if (isOfOperators(initializer)) return [];
  if (fileName.includes('/apps/api/')) return ['text', 'message'].includes(name.text) ? simple(initializer) : [];
  if (fileName.includes('/packages/contract/')) return name.text === 'error' ? simple(initializer) : [];
  return ['text', 'label'].includes(name.text) ? simple(initializer).filter(({ text }) => /^\p{Lu}/u.test(text)) : [];
}

/** Errors of operators have texts of their own: `operatorError('conflict', { text: '…' })`. */
function isOfOperators(node: ts.Node): boolean {
  if (isOfCsv(node)) return true;
  const call = ts.findAncestor(node, ts.isCallExpression);
  return call !== undefined && calledName(call.expression) === 'operatorError';
}

/** Problems with a CSV file, which only operators read. */
export function isOfCsv(node: ts.Node): boolean {
  return /\/(catalog\/csv|import-products)\//.test(node.getSourceFile().fileName);
}

function textsOfTable({ name, initializer }: ts.VariableDeclaration): Spoken[] {
  if (!ts.isIdentifier(name) || !initializer || !tableName.test(name.text)) return [];
  const table = bare(initializer);
  if (!ts.isObjectLiteralExpression(table)) return [];
  return table.properties.flatMap((entry) => (ts.isPropertyAssignment(entry) ? simple(entry.initializer) : []));
}

/** Default texts of parameters: `notFound(text = 'Not found')`. */
function textsOfDefault({ name, initializer }: ts.ParameterDeclaration): Spoken[] {
  return initializer && ts.isIdentifier(name) && ['text', 'fallback'].includes(name.text) ? simple(initializer) : [];
}

function bare(node: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? bare(node.expression) : node;
}

/** All possible texts of an expression: both branches of a condition, and all entries of a table in the same file. */
export function literals(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...literals(node.left), ...literals(node.right)];
  if (ts.isParenthesizedExpression(node)) return literals(node.expression);
  if (ts.isElementAccessExpression(node)) return tableTexts(node.expression);
  if (ts.isIdentifier(node)) return [...tableTexts(mappedOver(node)), ...textsOfConstant(node)];
  return [];
}

/** `const text = …`, declared above in the same function. */
function textsOfConstant(name: ts.Identifier): string[] {
  const block = ts.findAncestor(name, ts.isBlock);
  const declarations = block?.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => [...declarationList.declarations]);
  const initializer = declarations?.find((each) => ts.isIdentifier(each.name) && each.name.text === name.text)?.initializer;
  return initializer && !ts.isIdentifier(initializer) ? literals(initializer) : [];
}

export function propertyOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const each of node.properties) {
    if (ts.isPropertyAssignment(each) && ts.isIdentifier(each.name) && each.name.text === name) return each.initializer;
    if (ts.isShorthandPropertyAssignment(each) && each.name.text === name) return each.name;
  }
  return undefined;
}

/** `reasons` for the `reason` in `reasons.map((reason) => t(reason))`. */
function mappedOver(name: ts.Identifier): ts.Expression | undefined {
  const visitor = ts.findAncestor(name, (node): node is ts.ArrowFunction => ts.isArrowFunction(node) && takes(node, name.text));
  const call = visitor?.parent;
  return call && ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression) ? call.expression.expression : undefined;
}

function takes({ parameters }: ts.ArrowFunction, name: string): boolean {
  const [first] = parameters;
  return first !== undefined && ts.isIdentifier(first.name) && first.name.text === name;
}

function tableTexts(table: ts.Expression | undefined): string[] {
  if (!table || !ts.isIdentifier(table)) return [];
  const declarations = table
    .getSourceFile()
    .statements.filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations]);
  const initializer = declarations.find(({ name }) => ts.isIdentifier(name) && name.text === table.text)?.initializer;
  const value = initializer && bare(initializer);
  if (!value) return [];
  if (ts.isArrayLiteralExpression(value)) return value.elements.flatMap(literals);
  return ts.isObjectLiteralExpression(value)
    ? value.properties.flatMap((entry) => (ts.isPropertyAssignment(entry) ? literals(entry.initializer) : []))
    : [];
}
