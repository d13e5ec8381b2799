import { isApiError } from '@souk/client/api/api-error.ts';
import { createQueryClient } from '@souk/client/api/create-query-client.ts';
import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import { toast } from '@souk/ui/overlay/toast.ts';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { App } from '../../src/app/app.tsx';
import { routes } from '../../src/app/routes.tsx';
import { loadPages, matchPages } from '../../src/app/start/preload.ts';
import { rootOptions } from '../../src/app/start/start-app.tsx';
import { createServices } from '../../src/lib/services/create-services.ts';
import { type Services, servicesContext } from '../../src/lib/services/services.ts';
import { siteQueries } from '../../src/lib/services/site-queries.ts';
import { applyMaster } from '../../src/lib/stores/apply-master.ts';
import { defaultSettings } from '../../src/lib/stores/settings-store.ts';
import { type Answers, answerFrom, type Screen } from '../fake-api/screens.ts';

/** The spy of the set-up. */
const consoleErrors = vi.spyOn(console, 'error');

/** Silences the console, whose errors are problems of a screen, and the live events, which do not go through the services. */
export function prepareScreens(): () => void {
  consoleErrors.mockImplementation(() => undefined);
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 404 }));
  return () => {
    fetch.mockRestore();
    consoleErrors.mockReset();
  };
}

/** Renders a screen with these answers and returns what is wrong with it. */
export async function findScreenProblems(screen: Screen, { title, answers }: Answers): Promise<string[]> {
  const thrown: unknown[] = [];
  const host = document.body.appendChild(document.createElement('div'));
  const services = createScreenServices(answers);
  const root = createRoot(host, { ...rootOptions, onUncaughtError: (error) => thrown.push(error) });
  const router = createMemoryRouter(routes, {
    initialEntries: [screen.path],
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  });
  const problems: string[] = [];
  try {
    if (screen.signedIn) signIn(services);
    await start(services);
    await loadPages(matchPages(routes, screen.path));
    root.render(
      <App services={services}>
        <RouterProvider router={router} onError={(error) => !isApiError(error) && thrown.push(error)} />
      </App>,
    );
    await waitUntilLoaded(services);
    problems.push(...textProblems());
    if (screen.drawer) {
      services.settings.setState({ basketCanvas: true });
      await vi.waitFor(() => assert(document.querySelector('dialog[open]') !== null, 'the drawer did not open'), waiting);
      await waitUntilLoaded(services);
      problems.push(...textProblems());
    }
  } catch (error) {
    thrown.push(error);
  }
  root.unmount();
  router.dispose();
  services.queryClient.clear();
  toast.clear();
  host.remove();
  return [...problems, ...thrown.map(String), ...drainConsoleErrors()].map((problem) => `${title}: ${problem}`);
}

function createScreenServices(answers: ReadonlyMap<string, unknown>): Services {
  return createServices({
    fetch: answerFrom(answers),
    queryClient: createQueryClient({ isServer: false }),
    initialSettings: defaultSettings,
    storage: createMemoryStorage(),
    isServer: false,
    origin: '',
  });
}

function signIn({ auth, cart }: Services): void {
  auth.setState({ token: 'Bearer example', user: null });
  cart.setState({ selectedShopIds: [3] });
}

/** Applies the settings as the browser's start does. */
async function start({ api, queryClient, settings }: Services): Promise<void> {
  const master = await queryClient.fetchQuery({ ...siteQueries.master(api), retry: false });
  settings.setState(applyMaster(settings.getState(), master).settings);
}

const waiting = { timeout: 5000, interval: 5 };

/** Until the page and all answers are rendered, and no skeleton is in view: a section below the screen loads when it comes near. */
async function waitUntilLoaded({ queryClient }: Services): Promise<void> {
  await vi.waitFor(() => {
    assert(document.querySelector('main') !== null, 'the page did not appear');
    assert(queryClient.isFetching() === 0, 'an answer is missing');
    const skeletons = [...document.querySelectorAll('main [aria-busy="true"], main .skeleton')];
    const isInView = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().top < innerHeight;
    assert(!skeletons.some(isInView), 'a skeleton remains');
  }, waiting);
}

function assert(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

const attributes = ['href', 'src', 'aria-label', 'title', 'alt', 'placeholder'];

/** Values without a text, and errors, in any text or attribute of the page. */
function textProblems(): string[] {
  const elements = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
  const texts = [document.title, ...elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''))];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) if (!nodes.currentNode.parentElement?.closest('script, style')) texts.push(nodes.currentNode.nodeValue ?? '');
  const raw = texts.find((text) => /\b(undefined|NaN|null)\b|Invalid Date|\[object Object\]/.test(text));
  // The screen of an address may show that the address does not exist: no answer contains it.
  const failed = texts.find((text) => /Something went wrong|did not load|could not be loaded|(?<!This address )does not exist/.test(text));
  return [...(raw ? [`shows “${raw}”`] : []), ...(failed ? [`shows the error “${failed}”`] : [])];
}

/** React's warning about equal keys is about the generated answers, in which all ids are the same. */
function drainConsoleErrors(): string[] {
  const errors = consoleErrors.mock.calls.map((parts) => parts.map(String).join(' '));
  consoleErrors.mockClear();
  return errors.filter((error) => !error.startsWith('Encountered two children with the same key'));
}
