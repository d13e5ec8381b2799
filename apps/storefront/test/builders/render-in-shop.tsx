import { createQueryClient } from '@souk/client/api/create-query-client.ts';
import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import { toast } from '@souk/ui/overlay/toast.ts';
import { ToastRegion } from '@souk/ui/overlay/toast-region.tsx';
import { UiProvider } from '@souk/ui/ui-context.tsx';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../../src/app/app.tsx';
import { createServices } from '../../src/lib/services/create-services.ts';
import { defaultSettings, type SettingsState } from '../../src/lib/stores/settings-store.ts';

type Request = { call: string; body: unknown; headers: Headers };
/** The data of a call, or a function that answers it with data or a whole response. */
type Answer = unknown | ((request: Request) => unknown);
type ShopParts = {
  /** By method and path, for example `POST /cart/checkout`. Other calls are answered with 404. */
  answers?: Record<string, Answer>;
  settings?: Partial<SettingsState>;
  /** A signed-in shopper. */
  isShopper?: boolean;
};

/** Renders a component with the services of a shop whose server answers from memory, and with its toasts. */
export async function renderInShop(component: ReactNode, { answers = {}, settings = {}, isShopper = false }: ShopParts = {}) {
  const requests: Request[] = [];
  const services = createServices({
    async fetch(address, init) {
      const path = new URL(address, location.origin).pathname.replace(/^\/api/, '');
      const request = {
        call: `${init.method ?? 'GET'} ${path}`,
        body: JSON.parse(String(init.body ?? 'null')),
        headers: new Headers(init.headers),
      };
      requests.push(request);
      const answer = answers[request.call];
      const data = typeof answer === 'function' ? await answer(request) : answer;
      if (data instanceof Response) return data;
      return data === undefined ? Response.json({ message: 'Not found' }, { status: 404 }) : Response.json({ data });
    },
    queryClient: createQueryClient({ isServer: false }),
    initialSettings: { ...defaultSettings, ...settings },
    storage: createMemoryStorage(),
    isServer: false,
    origin: '',
  });
  if (isShopper) services.auth.setState({ token: 'Bearer x' });
  const router = createMemoryRouter([{ path: '*', element: component }]);
  const screen = await render(
    <App services={services}>
      <UiProvider translate={services.i18n.t} figures={services.i18n.figures}>
        <RouterProvider router={router} />
        <ToastRegion />
      </UiProvider>
    </App>,
  );
  onTestFinished(() => {
    toast.clear();
    services.queryClient.clear();
    router.dispose();
  });
  const bodiesOf = (call: string) => requests.filter((request) => request.call === call).map(({ body }) => body);
  return { screen, services, router, requests, bodiesOf };
}

/** A refusal of the server with the problems of fields. */
export function refuse(status: number, message: string, errors?: Record<string, string[]>, data?: unknown): Response {
  return Response.json({ message, ...(errors && { errors }), ...(data !== undefined && { data }) }, { status });
}
