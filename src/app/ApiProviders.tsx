import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../lib/apiError';
import { SnackbarProvider } from '../ui/feedback/SnackbarProvider';

// A refusal will be refused again; only what never reached the server is worth a second try.
const retry = (failures: number, error: Error) => !(error instanceof ApiError) && failures < 1;

/** What screens that talk to the server need around them: server state and messages. */
export function ApiProviders({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry, staleTime: 5_000 } } }));
  return (
    <QueryClientProvider client={client}>
      <SnackbarProvider>{children}</SnackbarProvider>
    </QueryClientProvider>
  );
}
