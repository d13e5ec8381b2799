import type { CategoryNode } from '@souk/contract/back-office/catalog/categories';
import { Badge } from '@souk/ui/badge.tsx';
import { IconButton } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { Link } from '@souk/ui/ui-context.tsx';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useOrderCategories } from './queries.ts';

type TreeProps = { categories: readonly CategoryNode[]; mayWrite: boolean };

/** Categories with their sub-categories, ordered by dragging or by the buttons. */
export function CategoryTree({ categories, mayWrite }: TreeProps) {
  const i18n = useI18n();
  const [announcement, setAnnouncement] = useState('');
  const order = useOrderCategories();

  function handleMove(siblings: readonly CategoryNode[], from: number, to: number) {
    const [node, target] = [siblings[from], siblings[to]];
    if (!node || !target || from === to) return;
    const seen_ids = siblings.map(({ id }) => id);
    const ids = seen_ids.toSpliced(from, 1).toSpliced(to, 0, node.id);
    setAnnouncement(i18n.t('{name} is now {position} of {total}', { name: node.name, position: to + 1, total: ids.length }));
    order.mutate({ parent_id: node.parent_id, ids, seen_ids }, { onError: (error) => toast.error(explainError(i18n, error)) });
  }
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="overflow-clip rounded-lg border border-line bg-surface">
        <Siblings parentId={null} {...{ categories, mayWrite }} onMove={handleMove} />
      </div>
    </>
  );
}

type SiblingsProps = TreeProps & {
  parentId: number | null;
  onMove: (siblings: readonly CategoryNode[], from: number, to: number) => void;
};

function Siblings({ parentId, categories, mayWrite, onMove }: SiblingsProps) {
  const i18n = useI18n();
  const siblings = categories.filter(({ parent_id }) => parent_id === parentId);
  const parent = categories.find(({ id }) => id === parentId);
  if (siblings.length === 0) return null;
  return (
    <ol
      aria-label={parent ? i18n.t('Sub-categories of {name}', { name: parent.name }) : i18n.t('Categories')}
      className={parent ? 'border-t border-line bg-ground ps-6 sm:ps-12' : 'divide-y divide-line'}
    >
      {siblings.map((node, index) => (
        <li key={node.id}>
          <NodeRow {...{ node, index, mayWrite }} count={siblings.length} onMove={(from, to) => onMove(siblings, from, to)} />
          <Siblings parentId={node.id} {...{ categories, mayWrite, onMove }} />
        </li>
      ))}
    </ol>
  );
}

type NodeRowProps = {
  node: CategoryNode;
  index: number;
  count: number;
  mayWrite: boolean;
  onMove: (from: number, to: number) => void;
};

function NodeRow({ node, index, count, mayWrite, onMove }: NodeRowProps) {
  const { t, plural } = useI18n();
  const { id, name, slug, parent_id, thumbnail, is_active, products } = node;
  const drag = useDrag(`text/x-souk-category-${parent_id ?? 'top'}`, index, onMove);
  return (
    <div
      {...(mayWrite && drag.props)}
      className="relative flex items-center gap-3 px-3 py-2 hover:bg-tint data-over:outline-2 data-over:-outline-offset-2 data-over:outline-primary"
      data-over={drag.isOver || undefined}
    >
      {mayWrite && <GripVertical aria-hidden="true" className="size-4 shrink-0 cursor-grab text-ink-muted max-sm:hidden" />}
      <span className={`block shrink-0 overflow-hidden rounded-md bg-tint ${parent_id === null ? 'size-11' : 'size-8'}`}>
        {thumbnail && <img src={thumbnail} alt="" loading="lazy" draggable={false} className="size-full object-cover" />}
      </span>
      <span className="grid min-w-0 grow gap-x-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
          <Link
            href={paths.category({ id })}
            draggable={false}
            className="font-semibold wrap-anywhere text-accent after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
          {parent_id === null && (
            <bdi dir="ltr" className="text-xs text-ink-muted max-sm:hidden">
              /{slug}
            </bdi>
          )}
          {!is_active && <Badge>{t('Hidden')}</Badge>}
        </span>
        <span className="text-xs text-ink-muted tabular-nums">{plural(products, '{count} product', '{count} products')}</span>
      </span>
      {mayWrite && (
        <span className="relative z-[1] flex shrink-0">
          {/* They stay focusable at the ends, so that the focus is not lost after the last step. */}
          <IconButton
            size="sm"
            label={t('Move {name} up', { name })}
            aria-disabled={index === 0 || undefined}
            className="aria-disabled:opacity-40"
            onClick={() => onMove(index, index - 1)}
          >
            <ChevronUp />
          </IconButton>
          <IconButton
            size="sm"
            label={t('Move {name} down', { name })}
            aria-disabled={index === count - 1 || undefined}
            className="aria-disabled:opacity-40"
            onClick={() => onMove(index, index + 1)}
          >
            <ChevronDown />
          </IconButton>
        </span>
      )}
    </div>
  );
}

/** Dragging within the list of this type. */
function useDrag(type: string, index: number, onMove: (from: number, to: number) => void) {
  const [isOver, setIsOver] = useState(false);
  const isMine = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(type);
  return {
    isOver,
    props: {
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(type, String(index)),
      onDragOver(event: DragEvent) {
        if (!isMine(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: DragEvent) {
        setIsOver(false);
        if (!isMine(event)) return;
        event.preventDefault();
        onMove(Number(event.dataTransfer.getData(type)), index);
      },
    },
  };
}
