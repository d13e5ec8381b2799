import { Button, IconButton } from '@souk/ui/button.tsx';
import { ChevronDown, ChevronUp, GripVertical, Plus, Trash2 } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useI18n } from '../../lib/services.tsx';

type SortedListProps<Item> = {
  /** The name of the list, and of its drag. */
  label: string;
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  /** The name of an item in the labels of its buttons. */
  nameOf: (item: Item, index: number) => string;
  children: (item: Item, onChange: (item: Item) => void) => ReactNode;
  /** No item can be removed. */
  isFixed?: boolean;
  add?: { label: string; create: () => Item | undefined } | undefined;
};

/** Items in the order that shoppers see: dragged, or moved by the buttons, each with its fields. */
export function SortedList<Item>({ label, items, onChange, nameOf, children, isFixed = false, add }: SortedListProps<Item>) {
  const { t } = useI18n();
  const [announcement, setAnnouncement] = useState('');
  const keys = useItemKeys(items.length);

  function handleMove(from: number, to: number) {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    keys.move(from, to);
    setAnnouncement(t('{name} is now {position} of {total}', { name: nameOf(item, from), position: to + 1, total: items.length }));
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
  }
  return (
    <div className="grid min-w-0 gap-3">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol aria-label={label} className="grid min-w-0 gap-3 empty:hidden">
        {items.map((item, index) => (
          <SortedItem
            key={keys.of(index)}
            name={nameOf(item, index)}
            {...{ label, index }}
            count={items.length}
            onMove={handleMove}
            onRemove={
              isFixed
                ? undefined
                : () => {
                    keys.remove(index);
                    onChange(items.toSpliced(index, 1));
                  }
            }
          >
            {children(item, (changed) => onChange(items.with(index, changed)))}
          </SortedItem>
        ))}
      </ol>
      {add && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            const item = add.create();
            if (item !== undefined) onChange([...items, item]);
          }}
        >
          <Plus aria-hidden="true" />
          {add.label}
        </Button>
      )}
    </div>
  );
}

/** Keys that follow the items when they move, so that the fields of each retain their state and the focus. */
function useItemKeys(count: number) {
  const last = useRef(0);
  const [keys, setKeys] = useState<readonly number[]>([]);
  const known = [...keys.slice(0, count)];
  while (known.length < count) known.push(++last.current);
  if (known.length !== keys.length) setKeys(known);
  return {
    of: (index: number) => known[index],
    move: (from: number, to: number) => setKeys(known.toSpliced(from, 1).toSpliced(to, 0, known[from] ?? 0)),
    remove: (index: number) => setKeys(known.toSpliced(index, 1)),
  };
}

type SortedItemProps = {
  label: string;
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (() => void) | undefined;
  children: ReactNode;
};

function SortedItem({ label, name, index, count, onMove, onRemove, children }: SortedItemProps) {
  const { t } = useI18n();
  const [isHeld, setIsHeld] = useState(false);
  const drag = useDrop(`text/x-souk-${label.toLowerCase().replaceAll(/[^a-z]/g, '') || 'item'}`, index, onMove);
  return (
    <li
      {...drag.props}
      draggable={isHeld}
      onDragStart={drag.handleStart}
      onDragEnd={() => setIsHeld(false)}
      data-over={drag.isOver || undefined}
      className="min-w-0 rounded-lg border border-line bg-ground data-over:outline-2 data-over:outline-primary"
    >
      <div className="flex items-center gap-2 border-b border-line px-3 py-1.5">
        {/* Only the handle drags, so that texts in the fields can be selected. Keyboards use the buttons. */}
        <GripVertical
          aria-hidden="true"
          className="size-4 shrink-0 cursor-grab text-ink-muted max-sm:hidden"
          onPointerDown={() => setIsHeld(true)}
          onPointerUp={() => setIsHeld(false)}
        />
        <span className="min-w-0 grow truncate text-sm font-semibold">
          <bdi>{name}</bdi>
        </span>
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
        {onRemove && (
          <IconButton size="sm" label={t('Remove {name}', { name })} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        )}
      </div>
      <div className="grid grid-cols-1 gap-4 p-3 sm:p-4">{children}</div>
    </li>
  );
}

/** Dragging by the handle within the list of this type. */
function useDrop(type: string, index: number, onMove: (from: number, to: number) => void) {
  const [isOver, setIsOver] = useState(false);
  const isMine = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(type);
  return {
    isOver,
    handleStart: (event: DragEvent) => {
      event.stopPropagation();
      event.dataTransfer.setData(type, String(index));
    },
    props: {
      onDragOver: (event: DragEvent) => {
        if (!isMine(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        if (!isMine(event)) return;
        event.preventDefault();
        onMove(Number(event.dataTransfer.getData(type)), index);
      },
    },
  };
}
