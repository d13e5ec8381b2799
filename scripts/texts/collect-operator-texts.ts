import ts from 'typescript';
import { isOfCsv, literals, parse, propertyOf, sourceFiles } from './collect-texts.ts';

type OperatorTexts = {
  texts: { text: string; file: string }[];
  /** Errors whose message cannot be read from the source, so that no test knows whether it is translated. */
  unreadable: string[];
};

/** The rules of settings, which are read from their schemas. */
const readElsewhere = 'issue.message';
/** Only the command line and the start of the server show the errors of these files, in English. */
const inEnglish = /\/(commands\/|open-demo-marketplace|parse-typed-setting|export-products)/;

/** The texts of operators' errors: `operatorError(code, reason, field)` and `forbidden(reason)`. */
export function collectOperatorTexts(folders: readonly string[]): OperatorTexts {
  const found: OperatorTexts = { texts: [], unreadable: [] };
  for (const file of folders.flatMap(sourceFiles).filter((each) => !inEnglish.test(each))) {
    const visit = (node: ts.Node): void => {
      const texts = textsOf(node);
      if (texts) found.texts.push(...texts.map((text) => ({ text, file })));
      else found.unreadable.push(`${node.getText()}  (${file})`);
      ts.forEachChild(node, visit);
    };
    visit(parse(file));
  }
  return found;
}

/** The texts that a node adds; undefined for an error whose message is not a literal. */
function textsOf(node: ts.Node): string[] | undefined {
  const ofProblem = isOfCsv(node) ? textsOfProblem(node) : [];
  if (ofProblem.length > 0) return ofProblem;
  if (isRuleOfSetting(node)) return literals(node.initializer).map(named);
  if (ts.isParameter(node) && isNamed(node.name, 'reason') && node.initializer) return literals(node.initializer);
  const reason = ts.isCallExpression(node) ? reasonOf(node) : undefined;
  if (!reason || !ts.isCallExpression(node)) return [];
  if (reason.getText() === readElsewhere || node.getSourceFile().fileName.endsWith('/app-error.ts')) return [];
  const texts = readReason(reason);
  return hasField(node) ? texts?.map(named) : texts;
}

const isNamed = (node: ts.Node, name: string) => ts.isIdentifier(node) && node.text === name;

function reasonOf({ expression, arguments: given }: ts.CallExpression): ts.Expression | undefined {
  if (isNamed(expression, 'operatorError')) return given[1];
  return isNamed(expression, 'forbidden') ? given[0] : undefined;
}

/** Undefined unless each possible text is a literal. */
function readReason(reason: ts.Expression): string[] | undefined {
  const text = ts.isObjectLiteralExpression(reason) ? propertyOf(reason, 'text') : reason;
  const texts = text && literals(text);
  return texts && texts.length > 0 ? texts : undefined;
}

function hasField({ expression, arguments: [, , field] }: ts.CallExpression): boolean {
  return isNamed(expression, 'operatorError') && field !== undefined && !isNamed(field, 'undefined');
}

/** As `operatorError` puts the field before its message. */
function named(text: string): string {
  return text.startsWith(':') ? `{field}${text}` : `{field} ${text}`;
}

/** `{ error: 'must be …' }` of a setting's schema. */
function isRuleOfSetting(node: ts.Node): node is ts.PropertyAssignment {
  return ts.isPropertyAssignment(node) && isNamed(node.name, 'error') && node.getSourceFile().fileName.includes('/modules/settings/');
}

/** A problem with a CSV file is a message, or is made by `aboutCell(text, cell)`. */
function textsOfProblem(node: ts.Node): string[] {
  if (ts.isCallExpression(node)) return isNamed(node.expression, 'aboutCell') && node.arguments[0] ? literals(node.arguments[0]) : [];
  const text = ts.isObjectLiteralExpression(node) ? propertyOf(node, 'text') : undefined;
  return text ? literals(text) : [];
}
