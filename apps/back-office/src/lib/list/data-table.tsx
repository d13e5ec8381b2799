import { classNames } from '@souk/ui/class-names.ts';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import type { ReactNode } from 'react';
import { useI18n } from '../services.tsx';
import { useMedia } from '../use-media.ts';
import type { Selection } from './selection.ts';

export type Column<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  align?: 'end' | undefined;
  /** Classes of the cell in the table, for example its width. */
  className?: string | undefined;
  /** Where the value is on a phone's card: at the end of the first line, among the badges, or in the last line. */
  card?: 'end' | 'badges' | 'meta' | 'none' | undefined;
};

type DataTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  /** The first column is the link to the row's page. */
  columns: readonly Column<Row>[];
  href: (row: Row) => string;
  /** The rows are those of the former page, while the next one is loaded. */
  isOld?: boolean | undefined;
  /** With the name of each row for its checkbox. */
  selection?: { selected: Selection; nameOf: (row: Row) => string } | undefined;
};

/** A dense table whose head stays visible; on a phone a list of cards. */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const isNarrow = useMedia('(width < 48rem)');
  return (
    <div aria-busy={props.isOld} className="overflow-clip rounded-lg border border-line bg-surface aria-busy:opacity-60">
      {isNarrow ? <Cards {...props} /> : <Table {...props} />}
    </div>
  );
}

const cellClass = 'px-3 py-2.5 first:ps-4 last:pe-4';

function Table<Row extends { id: number }>({ label, rows, columns, href, selection }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <table
      aria-label={label}
      className="w-full text-start text-sm min-[88rem]:[&_.rating]:flex-nowrap min-[88rem]:[&_time]:whitespace-nowrap"
    >
      <thead className="sticky top-0 z-[1] bg-tint text-xs text-ink-muted">
        <tr>
          {selection && (
            <td className={`${cellClass} w-px`}>
              <SelectAll rows={rows} selected={selection.selected} />
            </td>
          )}
          {columns.map(({ id, title, align }) => (
            <th key={id} scope="col" className={classNames(cellClass, 'font-semibold', align === 'end' ? 'text-end' : 'text-start')}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="relative border-t border-line focus-within:bg-tint hover:bg-tint">
            {selection && (
              <td className={`${cellClass} w-px`}>
                <SelectRow row={row} selection={selection} />
              </td>
            )}
            <th scope="row" className={classNames(cellClass, 'text-start font-normal', first?.className)}>
              <Link href={href(row)} className="font-semibold text-accent after:absolute after:inset-0 hover:underline">
                {first?.cell(row)}
              </Link>
            </th>
            {others.map(({ id, cell, align, className }) => (
              <td key={id} className={classNames(cellClass, align === 'end' && 'text-end', className)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards<Row extends { id: number }>({ label, rows, columns, href, selection }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  const at = (place: Column<Row>['card']) => others.filter(({ card = 'meta' }) => card === place);
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id} className="relative flex gap-3 px-4 py-3 text-sm">
          {selection && <SelectRow row={row} selection={selection} />}
          <div className="grid min-w-0 grow gap-1.5">
            <div className="flex items-start justify-between gap-3">
              <Link href={href(row)} className="min-w-0 font-semibold text-accent after:absolute after:inset-0">
                {first?.cell(row)}
              </Link>
              {at('end').map(({ id, cell }) => (
                <span key={id}>{cell(row)}</span>
              ))}
            </div>
            <div className="flex flex-wrap items-center gap-2 empty:hidden">
              {at('badges').map(({ id, cell }) => (
                <span key={id} className="empty:hidden">
                  {cell(row)}
                </span>
              ))}
            </div>
            <p className="flex flex-wrap gap-x-2 text-xs text-ink-muted empty:hidden">
              {at('meta').map(({ id, cell }) => (
                <span key={id} className="empty:hidden not-last:after:ms-2 not-last:after:content-['·']">
                  {cell(row)}
                </span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type RowSelection<Row> = { row: Row; selection: { selected: Selection; nameOf: (row: Row) => string } };

function SelectRow<Row extends { id: number }>({ row, selection: { selected, nameOf } }: RowSelection<Row>) {
  const { t } = useI18n();
  return (
    <Checkbox
      className="relative z-[1] w-fit"
      label={<span className="sr-only">{t('Select {name}', { name: nameOf(row) })}</span>}
      checked={selected.ids.has(row.id)}
      onChange={() => selected.toggle(row.id)}
    />
  );
}

function SelectAll({ rows, selected }: { rows: readonly { id: number }[]; selected: Selection }) {
  const { t } = useI18n();
  const count = rows.filter(({ id }) => selected.ids.has(id)).length;
  return (
    <Checkbox
      className="w-fit"
      label={<span className="sr-only">{t('Select this page')}</span>}
      checked={count === rows.length}
      ref={(input) => {
        if (input) input.indeterminate = count > 0 && count < rows.length;
      }}
      onChange={() => selected.toggleAll(rows.map(({ id }) => id))}
    />
  );
}
