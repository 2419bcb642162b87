import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#src/lib/apiError.ts';
import { SnackbarProvider } from '#src/ui/feedback/SnackbarProvider.tsx';

// A retry helps only if the request did not reach the server.
const retry = (failures: number, error: Error) => !(error instanceof ApiError) && failures < 1;

// A call without a connection fails at once, instead of waiting for one.
const networkMode = 'always';
const defaultOptions = { queries: { retry, staleTime: 5_000, networkMode }, mutations: { networkMode } } as const;

/** The providers that screens need to call the server: query cache and snackbars. */
export function ApiProviders({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions }));
  return (
    <QueryClientProvider client={client}>
      <SnackbarProvider>{children}</SnackbarProvider>
    </QueryClientProvider>
  );
}
