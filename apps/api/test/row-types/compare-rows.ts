import ts from 'typescript';
import type { ReturnedColumn, ReturnedRows } from './record-rows.ts';

/** Differences between the TypeScript types of the executed queries and the rows of the database. */
export type Comparison = { compared: number; differences: string[]; unexecuted: string[] };

type Options = {
  /** Returns PostgreSQL's name of a type, such as `int8` or `_text`. */
  typeName(typeId: number): string | undefined;
  /** The files whose queries must have been executed. */
  mustExecute?: (file: string) => boolean;
};

/**
 * Compares the row type of each executed query with the columns that PostgreSQL returned. The compiler believes the type in
 * `sql<Row>`, so this comparison is what finds a column that was renamed in the SQL only.
 */
export function compareRows(program: ts.Program, recorded: readonly ReturnedRows[], options: Options): Comparison {
  const comparison: Comparison = { compared: 0, differences: [], unexecuted: [] };
  const byCall = mergeRows(recorded);
  const files = new Set([...byCall.values()].map(({ file }) => file));
  for (const source of program.getSourceFiles()) {
    const mustExecute = options.mustExecute?.(source.fileName) ?? false;
    if (!mustExecute && !files.has(source.fileName)) continue;
    for (const query of executedQueries(program.getTypeChecker(), source)) {
      const place = `${source.fileName}:${query.line}`;
      const rows = byCall.get(`${place}:${query.column}`);
      if (rows) {
        comparison.compared++;
        const differences = compareColumns(program.getTypeChecker(), query, { columns: rows.columns, typeName: options.typeName });
        comparison.differences.push(...differences.map((difference) => `${place} ${difference}`));
      } else if (mustExecute && query.isRaw) {
        comparison.unexecuted.push(place);
      }
    }
  }
  return comparison;
}

/** Several executions of one query are one: a column has null if it had null in one of them. */
function mergeRows(recorded: readonly ReturnedRows[]): Map<string, ReturnedRows> {
  const merged = new Map<string, ReturnedRows>();
  for (const rows of recorded) {
    const key = `${rows.file}:${rows.line}:${rows.column}`;
    const known = merged.get(key);
    const columns = known ? [...known.columns] : [];
    for (const column of rows.columns) {
      const index = columns.findIndex(({ name, typeId }) => name === column.name && typeId === column.typeId);
      const earlier = columns[index];
      if (!earlier) columns.push(column);
      else if (column.hasNull) columns[index] = { ...earlier, hasNull: true };
    }
    merged.set(key, { ...rows, columns });
  }
  return merged;
}

type ExecutedQuery = { line: number; column: number; call: ts.CallExpression; row: ts.Type; isRaw: boolean };

/** The calls of `.execute…()` whose rows have a type that names columns. */
function executedQueries(checker: ts.TypeChecker, source: ts.SourceFile): ExecutedQuery[] {
  const queries: ExecutedQuery[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { name } = node.expression;
    if (!/^execute(TakeFirst|TakeFirstOrThrow)?$/.test(name.text)) return;
    const row = rowType(checker, node);
    if (!row) return;
    const { line, character } = source.getLineAndCharacterOfPosition(name.getStart(source));
    queries.push({ line: line + 1, column: character + 1, call: node, ...row });
  };
  visit(source);
  return queries;
}

const resultsWithoutRows = new Set(['InsertResult', 'UpdateResult', 'DeleteResult', 'MergeResult']);

function rowType(checker: ts.TypeChecker, call: ts.CallExpression): { row: ts.Type; isRaw: boolean } | undefined {
  const awaited = checker.getAwaitedType(checker.getTypeAtLocation(call));
  if (!awaited) return undefined;
  const rows = awaited.symbol?.name === 'QueryResult' ? awaited.getProperty('rows') : undefined;
  const list = rows ? checker.getTypeOfSymbolAtLocation(rows, call) : awaited;
  const row = checker.isArrayType(list) ? checker.getIndexTypeOfType(list, ts.IndexKind.Number) : checker.getNonNullableType(awaited);
  if (!row || row.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any | ts.TypeFlags.VoidLike | ts.TypeFlags.TypeParameter)) return undefined;
  if (resultsWithoutRows.has(row.symbol?.name ?? '') || checker.getPropertiesOfType(row).length === 0) return undefined;
  return { row, isRaw: rows !== undefined };
}

type Returned = { columns: readonly ReturnedColumn[]; typeName: Options['typeName'] };

function compareColumns(checker: ts.TypeChecker, { row, call }: ExecutedQuery, { columns, typeName }: Returned): string[] {
  const differences: string[] = [];
  const properties = new Map(checker.getPropertiesOfType(row).map((property) => [property.name, property]));
  for (const { name, typeId, hasNull } of columns) {
    const returned = `${typeName(typeId) ?? `type ${typeId}`}${hasNull ? ' with null' : ''}`;
    const property = properties.get(name);
    if (!property) {
      differences.push(`${name}: the database returns ${returned}, the row type has no such column`);
      continue;
    }
    const type = checker.getTypeOfSymbolAtLocation(property, call);
    if (!accepts(checker, type, kindOf(typeName(typeId))) || (hasNull && !accepts(checker, type, 'null')))
      differences.push(`${name}: the database returns ${returned}, the row type says ${checker.typeToString(type)}`);
  }
  const returnedNames = new Set(columns.map(({ name }) => name));
  for (const [name, property] of properties) {
    if (returnedNames.has(name) || property.flags & ts.SymbolFlags.Optional) continue;
    const type = checker.typeToString(checker.getTypeOfSymbolAtLocation(property, call));
    differences.push(`${name}: the database returns no such column, the row type says ${type}`);
  }
  return differences;
}

const kinds: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  timestamptz: 'Date',
  timestamp: 'Date',
  bytea: 'Buffer',
  json: 'json',
  jsonb: 'json',
  void: 'json',
};

/** The kind of value that our parsers return for this type; types without a parser stay text. */
function kindOf(typeName = ''): string {
  if (typeName.startsWith('_')) return `${kindOf(typeName.slice(1))}[]`;
  return kinds[typeName] ?? 'string';
}

function accepts(checker: ts.TypeChecker, type: ts.Type, kind: string): boolean {
  if (type.isUnion()) return type.types.some((part) => accepts(checker, part, kind));
  if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return true;
  if (kind === 'null') return (type.flags & ts.TypeFlags.Null) !== 0;
  if (kind === 'json') return type.symbol?.name !== 'Date';
  if (kind.endsWith('[]')) {
    const element = checker.isArrayType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
    return element !== undefined && accepts(checker, element, kind.slice(0, -2));
  }
  const text = checker.typeToString(checker.getBaseTypeOfLiteralType(type));
  const isText =
    (type.flags & ts.TypeFlags.StringLike) !== 0 || (type.isIntersection() && type.types.some((part) => accepts(checker, part, kind)));
  return kind === 'string' ? isText : text === kind || text.startsWith(`${kind}<`);
}
