import { loadCode } from '@souk/client/lazy-part.ts';
import { type ComponentType, Suspense } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect, useLocation } from 'react-router';
import type { PageModule } from '../lib/page/page.ts';
import { withoutInvalidPage } from '../lib/page/page-address.ts';
import { servicesContext } from '../lib/services/services.ts';
import { PageError } from './page-error.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** `source` serves the server's preload links, `load` the links that a visitor points at. */
export type PageHandle = { source: string; load: () => Promise<PageModule> };

/** A row of the route table: address, file under `routes/` without its ending, import. A file may serve several addresses. */
export function page(path: string, source: string, load: () => Promise<PageModule>): RouteObject {
  return {
    id: path,
    path,
    handle: { source, load } satisfies PageHandle,
    lazy: async () => toRoute(await loadCode(load)),
  };
}

/** Pages that share a frame, which stays mounted when the visitor moves between them. */
export function layout(id: string, Component: ComponentType, children: RouteObject[]): RouteObject {
  return { id, Component, children: [withErrorBoundary(id, children)] };
}

/** A frame that loads with the first of its pages. */
export function lazyLayout(id: string, load: () => Promise<ComponentType>, children: RouteObject[]): RouteObject {
  return { id, lazy: async () => ({ Component: await loadCode(load) }), children: [withErrorBoundary(id, children)] };
}

/**
 * Errors of a page show inside its frame. The boundary is not on the page's own row, because the router does not render
 * it if the page's code fails to load.
 */
function withErrorBoundary(id: string, children: RouteObject[]): RouteObject {
  return { id: `${id}-pages`, ErrorBoundary: PageError, children };
}

function toRoute({ loader, Component, Skeleton = PageSkeleton }: PageModule) {
  return {
    // The page reads its data from the query cache; the router only learns that loading has started.
    loader: async ({ context, params, request }: LoaderFunctionArgs) => {
      const url = new URL(request.url);
      const corrected = withoutInvalidPage(url);
      if (corrected !== undefined) throw redirect(corrected);
      await loader?.({ services: context.get(servicesContext), params, url });
      return null;
    },
    element: <PageFrame Component={Component} Skeleton={Skeleton} />,
  };
}

/** A new path shows its skeleton; with a new query the page stays until its data has arrived. */
function PageFrame({ Component, Skeleton }: { Component: ComponentType; Skeleton: ComponentType }) {
  const { pathname } = useLocation();
  return (
    <Suspense key={pathname} fallback={<Skeleton />}>
      <Component />
    </Suspense>
  );
}
