import { setBackHandler } from './back-listener.ts';

/*
 * The browser's Back closes the topmost layer (dialog, drawer, sheet, panel) instead of leaving the page. Each open layer
 * has a history entry, a copy of the page's. The router does not notice them: their `popstate` events stop here, and
 * before it adds an entry the browser returns to the page's own, so that no copy remains between two pages. The native
 * close watcher is not enough: it listens to Back on Android only.
 */

type Layer = { close: () => void };
/** Stored in the state of an entry: the page that it copies, and how many layers are open in it. */
type Mark = { page: string; depth: number };

const layers: Layer[] = [];
/** Changes by the router that wait until the browser is at the page's own entry. */
const waiting: (() => void)[] = [];
let isStarted = false;
let page: string | undefined;
/** The router replaced the page's entry while layers were open: the entries below follow on return. */
let replaced: { state: object; url: string } | undefined;
let travelTimeout: ReturnType<typeof setTimeout> | undefined;
/** How the browser restores the scroll position of the page's entry. It must not while layers close: the page stays where it is. */
let formerRestoration: ScrollRestoration | undefined;

const maxTravelMs = 1000;

/** From now on Back calls `close`. Returns what to call when the layer has closed. */
export function openLayer(close: () => void): () => void {
  startLayers();
  const layer = { close };
  layers.push(layer);
  queueMicrotask(settle);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    // One layer may replace another in the same task, which leaves the history as it is.
    queueMicrotask(settle);
  };
}

/** Also leaves the entry of a layer that was open when the document was loaded again. */
export function startLayers(): void {
  if (isStarted) return;
  isStarted = true;
  page = markOf(history.state)?.page;
  history.pushState = (state, _, url) => whenOnPage(() => addEntry(state, url));
  history.replaceState = (state, _, url) => {
    if (travelTimeout !== undefined) return whenOnPage(() => replaceEntry(state, url));
    replaceEntry(state, url);
    if (depth() > 0) replaced = { state, url: location.href };
  };
  setBackHandler(handlePop);
  settle();
}

function handlePop(event: PopStateEvent): void {
  const mark = markOf(event.state);
  const isSamePage = mark !== undefined && mark.page === page;
  page = mark?.page;
  if (isSamePage) {
    event.stopImmediatePropagation();
    if (replaced) replaceEntry(replaced.state, replaced.url);
  }
  if (!isSamePage || mark.depth === 0) replaced = undefined;
  if (travelTimeout !== undefined) return arrive();
  for (const layer of layers.slice(isSamePage ? mark.depth : 0).reverse()) layer.close();
  // Forward led to the entry of a layer that has closed.
  if (depth() > layers.length) settle();
}

/** Brings the history to one entry for each open layer. */
function settle(): void {
  if (travelTimeout !== undefined) return;
  const target = waiting.length > 0 ? 0 : layers.length;
  if (depth() > target) {
    // The browser may refuse to travel, for example after too many steps in a short time.
    travelTimeout = setTimeout(arrive, maxTravelMs, true);
    return history.go(target - depth());
  }
  if (depth() === target) return;
  page ??= Math.random().toString(36).slice(2);
  if (depth() === 0) {
    formerRestoration ??= history.scrollRestoration;
    history.scrollRestoration = 'manual';
  }
  if (!markOf(history.state)) mark('replaceState', 0);
  while (depth() < target) mark('pushState', depth() + 1);
}

function arrive(isForced = false): void {
  clearTimeout(travelTimeout);
  travelTimeout = undefined;
  if (isForced || depth() === 0) for (const change of waiting.splice(0)) change();
  settle();
}

function whenOnPage(change: () => void): void {
  if (travelTimeout === undefined && depth() === 0) return change();
  waiting.push(change);
  settle();
}

function addEntry(state: object, url: string | URL | null | undefined): void {
  if (formerRestoration) history.scrollRestoration = formerRestoration;
  formerRestoration = undefined;
  History.prototype.pushState.call(history, state, '', url);
  page = undefined;
}

function replaceEntry(state: object, url: string | URL | null | undefined): void {
  History.prototype.replaceState.call(history, { ...state, layers: markOf(history.state) }, '', url);
}

function mark(how: 'pushState' | 'replaceState', depth: number): void {
  History.prototype[how].call(history, { ...history.state, layers: { page, depth } }, '');
}

function depth(): number {
  return markOf(history.state)?.depth ?? 0;
}

function markOf(state: { layers?: Mark } | null): Mark | undefined {
  return state?.layers;
}
