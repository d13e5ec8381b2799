import { type ComponentType, Suspense } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect, useLocation } from 'react-router';
import { arrived } from '../lib/lazy-part.ts';
import type { PageModule } from '../lib/page/page.ts';
import { withoutInvalidPage } from '../lib/page/page-number.ts';
import { servicesContext } from '../lib/services/services.ts';
import { PageError } from './errors/page-error.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** What a page's row carries besides: read by the server's preload links and by links that are pointed at. */
export type PageHandle = { source: string; load: () => Promise<PageModule> };

/** The row of a page: its address, its file (for the server's preload links) and its import. One file may serve several addresses. */
export function page(path: string, source: string, load: () => Promise<PageModule>): RouteObject {
  return {
    id: path,
    path,
    handle: { source, load } satisfies PageHandle,
    lazy: async () => routeOf(await arrived(load)),
  };
}

/** Pages that share a frame; the frame stays while one gives way to the other. */
export function layout(id: string, Component: ComponentType, children: RouteObject[]): RouteObject {
  return { id, Component, children: [caught(id, children)] };
}

/** A frame that only some pages stand in, loaded with the first of them. */
export function lazyLayout(id: string, load: () => Promise<ComponentType>, children: RouteObject[]): RouteObject {
  return { id, lazy: async () => ({ Component: await arrived(load) }), children: [caught(id, children)] };
}

/** What fails in a page stands inside the frame. Not at the page's own row: where its code did not come the router shows nothing of it. */
function caught(id: string, children: RouteObject[]): RouteObject {
  return { id: `${id}-pages`, ErrorBoundary: PageError, children };
}

function routeOf({ loader, Component, Skeleton = PageSkeleton }: PageModule) {
  return {
    // The data goes into the query cache, where the page reads it; the router only hears that it is on its way.
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

/** A new address is a new page with its own skeleton; a new query leaves the page standing until its data is there. */
function PageFrame({ Component, Skeleton }: { Component: ComponentType; Skeleton: ComponentType }) {
  const { pathname } = useLocation();
  return (
    <Suspense key={pathname} fallback={<Skeleton />}>
      <Component />
    </Suspense>
  );
}
