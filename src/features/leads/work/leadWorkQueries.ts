import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CallInput } from '#contract/endpoint.ts';
import { listBrokerLeads } from '#contract/leads/endpoints.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { type addBrokerLeadEvent, type FollowUpBody, listDuplicates } from '#contract/leads/work.ts';
import { call } from '#src/lib/call.ts';
import { useIdempotencyKey } from '#src/lib/idempotencyKey.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useRefetch, useUpdateRecord } from '#src/lib/recordMutations.ts';
import { brokerLeadApi, type LeadApi } from '../leadApi.ts';

/** One of the leads that this person may work on. */
export const useLead = (api: LeadApi, id: number) => useQuery(queryOf(api.get, { params: { id } }));

/** The timeline of a lead, newest first, page by page. */
export const useLeadEvents = (api: LeadApi, id: number) =>
  useInfiniteQuery({
    queryKey: [api.events.path, id],
    queryFn: ({ pageParam, signal }) => call(api.events, { params: { id }, query: { page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
    // Always refetched on mount: it must include what was just done.
    staleTime: 0,
  });

/** The broker's other leads with the same phone or e-mail; requested only if the lead says that there are some. */
export const useDuplicates = ({ id, phone, email, duplicates }: Lead) =>
  useQuery({
    ...queryOf(listDuplicates, { query: { phone, email: email ?? '', except: id } }),
    enabled: duplicates > 0,
  });

const MOST_FOUND = 20;

/** The broker's leads whose name, phone or e-mail contains a text. */
export const useLeadsLike = (q: string, open: boolean) =>
  useQuery({
    ...queryOf(listBrokerLeads, { query: { q, limit: MOST_FOUND } }),
    enabled: open && q !== '',
    placeholderData: keepPreviousData,
  });

/** The paths of the queries to refetch when a lead changes. */
export const touched = (api: LeadApi) => [api.get.path, api.events.path, ...api.lists];

/**
 * Refetches the broker's leads when the bell has a newer notification: it may be about one of them, and an open page
 * with leads would be out of date. `newest` is the latest notification's id, undefined until known.
 */
export const useLeadsAfterBell = (newest: number | undefined): void => {
  const refetch = useRefetch(touched(brokerLeadApi));
  const known = useRef(newest);
  useEffect(() => {
    if (newest !== undefined && known.current !== undefined && newest > known.current) void refetch();
    known.current = newest ?? known.current;
  }, [refetch, newest]);
};

/** Changes a lead's status. */
export const useMoveLead = (api: LeadApi) =>
  useUpdateRecord(
    (input: { id: number; status: Lead['status'] }): Promise<{ data: Lead }> =>
      call(api.update, { params: { id: input.id }, body: { status: input.status } }),
    touched(api),
  );

/** Plans the next contact. */
export const usePlanLead = (api: LeadApi) =>
  useUpdateRecord(
    ({ id, ...body }: FollowUpBody & { id: number }): Promise<{ data: Lead }> =>
      call(api.plan, { params: { id }, body }),
    touched(api),
  );

type Written = CallInput<typeof addBrokerLeadEvent>['body'];

/**
 * The contact to record when a new lead's follow-up is done; without it, the lead would still wait for a first call.
 */
export const contactOfDone = ({ status, contacted_at, follow_up: plan }: Lead): Written | undefined => {
  if (!plan || plan.kind === 'other' || status !== 'new' || contacted_at) return undefined;
  return { kind: plan.kind, text: '', ...(plan.kind === 'call' && { outcome: 'spoke' }) };
};

/** Marks a lead's planned follow-up as done. */
export const useFinishPlan = (api: LeadApi) =>
  useUpdateRecord(
    ({ id }: { id: number }): Promise<{ data: Lead }> => call(api.finish, { params: { id }, body: {} }),
    touched(api),
  );

/** Removes the plan of a lead. */
export const useDropPlan = (api: LeadApi) => {
  const refetch = useRefetch(touched(api));
  return useMutation({
    mutationFn: ({ id }: { id: number }) => call(api.drop, { params: { id } }),
    onSettled: () => void refetch(),
  });
};

/** Writes on a lead's timeline; a retry of the same text is not written twice. */
export const useWriteOnLead = (api: LeadApi, id: number) => {
  const refetch = useRefetch(touched(api));
  const key = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: Written) => call(api.write, { params: { id }, body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: () => key.succeeded(),
    // Also after a refusal: the lead may have been merged into another one.
    onSettled: () => void refetch(),
  });
};
