import type { SavedView } from '@souk/contract/back-office/panel/views';
import { Button } from '@souk/ui/button.tsx';
import { Menu, type MenuItem } from '@souk/ui/overlay/menu.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, Check, ChevronDown, Pencil, Pin, PinOff, Save, Trash2, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { explainError, useServices } from '../services.tsx';
import { useUndoToast } from '../use-undo-toast.ts';
import { ViewDialog } from './view-dialog.tsx';
import { useChangeView, viewsQuery } from './view-queries.ts';

/** The saved views of the list that is open: own ones and the team's. The list opens with the default one. */
export function SavedViews() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { pathname } = useLocation();
  const list = pathname.slice(1);
  const here = useHere();
  const { data: views = [] } = useQuery(viewsQuery(api, list));
  const change = useChangeView(list);
  const showUndo = useUndoToast();
  const [dialog, setDialog] = useState<{ view: SavedView | undefined }>();
  useDefaultView(views, here);
  const current = views.find(({ query }) => query === here);

  function choose(view: SavedView | undefined, text: string) {
    change.mutate(
      { kind: 'default', view },
      { onSuccess: () => toast.success(text), onError: (error) => toast.error(explainError(i18n, error)) },
    );
  }
  function remove(view: SavedView) {
    change.mutate(
      { kind: 'remove', view },
      {
        onSuccess: (entry) => showUndo(t('The view “{name}” is removed', { name: view.name }), entry),
        onError: (error) => toast.error(explainError(i18n, error)),
      },
    );
  }
  const items: MenuItem[] = [
    ...views.map(
      (view): MenuItem => ({
        label: <ViewName view={view} />,
        icon: view.is_shared ? <Users aria-hidden="true" /> : <Bookmark aria-hidden="true" />,
        href: view.query ? `${pathname}?${view.query}` : pathname,
        current: view === current,
      }),
    ),
    { label: t('Save this view …'), icon: <Save aria-hidden="true" />, onSelect: () => setDialog({ view: undefined }) },
    ...(current?.is_own
      ? [
          { label: t('Rename or share …'), icon: <Pencil aria-hidden="true" />, onSelect: () => setDialog({ view: current }) },
          { label: t('Remove this view'), icon: <Trash2 aria-hidden="true" />, onSelect: () => remove(current) },
        ]
      : []),
    ...(current && !current.is_default
      ? [
          {
            label: t('Open the list with this view'),
            icon: <Pin aria-hidden="true" />,
            onSelect: () => choose(current, t('The list opens with “{name}” from now on', { name: current.name })),
          },
        ]
      : []),
    ...(views.some(({ is_default }) => is_default)
      ? [
          {
            label: t('Open the list with all rows'),
            icon: <PinOff aria-hidden="true" />,
            onSelect: () => choose(undefined, t('The list opens with all rows from now on')),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        align="end"
        label={t('Saved views')}
        items={items}
        trigger={(props) => (
          <Button {...props} variant="secondary" size="sm" className="print:hidden">
            <Bookmark aria-hidden="true" />
            <span className="max-w-40 truncate">{current ? <bdi>{current.name}</bdi> : t('Views')}</span>
            <ChevronDown aria-hidden="true" />
          </Button>
        )}
      />
      {dialog && <ViewDialog list={list} query={dialog.view?.query ?? here} view={dialog.view} onClose={() => setDialog(undefined)} />}
    </>
  );
}

function ViewName({ view: { name, is_own, by, is_default } }: { view: SavedView }) {
  const { t } = useServices().i18n;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <bdi className="truncate">{name}</bdi>
      {!is_own && <span className="truncate text-xs text-ink-muted">{by}</span>}
      {is_default && <Check role="img" aria-label={t('Opens first')} className="size-4 shrink-0 text-ink-muted" />}
    </span>
  );
}

/** The filters of the address without its page, in their own order. */
function useHere(): string {
  const params = new URLSearchParams(useLocation().search);
  params.delete('page');
  return params.toString();
}

/** Opens the default view once, when the list is reached without filters. */
function useDefaultView(views: readonly SavedView[], here: string): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isOpening = useRef(here === '');
  const first = views.find(({ is_default }) => is_default)?.query;
  useEffect(() => {
    if (first === undefined) return;
    if (isOpening.current && here === '' && first !== '') void navigate(`${pathname}?${first}`, { replace: true });
    isOpening.current = false;
  }, [first, here, pathname, navigate]);
}
