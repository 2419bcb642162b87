import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import {
  type BrokerPrivacyRequest,
  PRIVACY_DUE_DAYS,
  type PrivacyRequest,
  privacyKinds,
  privacyStates,
} from '#contract/privacy.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatDateTime, formatDay, formatNumber } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { ActionRow } from '#src/ui/data/ActionRow.tsx';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';
import { TablePager } from '#src/ui/data/TablePager.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { useBrokerPrivacyRequests, usePrivacyRequests, useStartAgain } from './queries.ts';

type Request = PrivacyRequest & Partial<Pick<BrokerPrivacyRequest, 'leads'>>;

interface RequestsCardProps {
  id?: string | undefined;
  /** The line below the title. */
  line: string;
  /** Shown when there is no request. */
  emptyText: string;
  requests: {
    readonly data?: { data: Request[]; meta: { total: number; page: number; limit: number } } | undefined;
    readonly error: Error | null;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  onPage: (page: number) => void;
  /** The action for a failed request. */
  actionOf?: (request: Request) => ReactNode;
}

const LABEL = 'Privacy requests';
const tones = { open: 'info', done: 'success', failed: 'error' } as const;

const lineOf = ({ at, due_at, state, leads }: Request, now: number): string =>
  [
    leads === undefined ? '' : leads === 1 ? 'One lead of yours' : `${formatNumber(leads)} leads of yours`,
    formatDateTime(at),
    state === 'done' ? '' : `due: ${formatDay(due_at, now)}`,
  ]
    .filter(Boolean)
    .join(' · ');

// Newest first; requests that are not done show their deadline.
function RequestsCard({ id, line, emptyText, requests, onPage, actionOf }: RequestsCardProps) {
  const { data, error, refetch, isPlaceholderData } = requests;
  const now = Date.now();
  return (
    <Card {...(id ? { id } : {})} title={LABEL} line={line}>
      {error ? (
        <Notice tone="error" urgent action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messageOf(error, 'The privacy requests could not be loaded')}
        </Notice>
      ) : !data ? (
        <Loading shape="facts" count={2} />
      ) : data.meta.total === 0 ? (
        <EmptyState title="No requests" text={emptyText} size="small" />
      ) : (
        <Box component="ul" aria-label={LABEL}>
          {data.data.map((request) => {
            const late = request.state === 'open' && Date.parse(request.due_at) < now;
            return (
              <ActionRow key={request.id} title={privacyKinds.labels[request.kind]} line={lineOf(request, now)}>
                <StatusChip
                  tone={late ? 'error' : tones[request.state]}
                  label={late ? 'Late' : privacyStates.labels[request.state]}
                />
                {request.state === 'failed' ? actionOf?.(request) : null}
              </ActionRow>
            );
          })}
        </Box>
      )}
      {data && data.meta.total > data.meta.limit ? (
        <Box sx={{ m: space(0, -2.5, -2.5) }}>
          <TablePager label={LABEL} {...data.meta} loading={isPlaceholderData} onPage={onPage} />
        </Box>
      ) : null}
    </Card>
  );
}

/** The privacy requests of all people, for the operator. */
export function PrivacyRequestsCard({ id }: { id?: string }) {
  const [page, setPage] = useState(1);
  const say = useSnackbar();
  const { mutate, variables, isPending } = useStartAgain();
  const startAgain = (request: Request) =>
    mutate(request.id, {
      onSuccess: () => say('The request is started again'),
      onError: (failure) => say(messageOf(failure, 'The request could not be started again'), { failed: true }),
    });
  return (
    <RequestsCard
      id={id}
      line={`People’s requests about their own data. Each is carried out automatically within ${PRIVACY_DUE_DAYS} days; if one fails, it waits for you.`}
      emptyText="Once someone has confirmed a request, it is listed here."
      requests={usePrivacyRequests(page)}
      onPage={setPage}
      actionOf={(request) => (
        <BusyButton
          size="small"
          busy={isPending && variables === request.id}
          aria-label={`Start again: ${privacyKinds.labels[request.kind]}, ${formatDateTime(request.at)}`}
          onClick={() => startAgain(request)}
        >
          Start again
        </BusyButton>
      )}
    />
  );
}

/** The privacy requests that are about leads of this broker. */
export function BrokerPrivacyCard() {
  const [page, setPage] = useState(1);
  return (
    <RequestsCard
      line={`People’s requests about the data in your leads. Nivaas carries them out within ${PRIVACY_DUE_DAYS} days; erase what you keep elsewhere yourself.`}
      emptyText="No one has asked about data in your leads."
      requests={useBrokerPrivacyRequests(page)}
      onPage={setPage}
    />
  );
}
