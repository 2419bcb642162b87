import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#src/lib/apiError.ts';
import { SnackbarProvider } from '#src/ui/feedback/SnackbarProvider.tsx';

// A refusal will be refused again; only what never reached the server is worth a second try.
const retry = (failures: number, error: Error) => !(error instanceof ApiError) && failures < 1;

// Always: a call without a connection fails at once and says so, instead of waiting in silence for one.
const networkMode = 'always';
const defaultOptions = { queries: { retry, staleTime: 5_000, networkMode }, mutations: { networkMode } } as const;

/** What screens that talk to the server need around them: server state and messages. */
export function ApiProviders({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions }));
  return (
    <QueryClientProvider client={client}>
      <SnackbarProvider>{children}</SnackbarProvider>
    </QueryClientProvider>
  );
}
