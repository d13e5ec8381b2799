import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Services } from '../lib/services/services.ts';
import { ServicesProvider } from '../lib/services/services-context.tsx';

/** The same tree in the browser and on the server; only the router differs. */
export function App({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <div id="souk" className="contents">
      <ServicesProvider services={services}>
        <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
      </ServicesProvider>
    </div>
  );
}
