import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  checkSiteDomain,
  listManagedSites,
  releaseSiteDomain,
  republishSite,
  siteSorts,
  siteStates,
  unpublishSite,
} from '#contract/siteDesk.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useUpdateRecord } from '#src/lib/recordMutations.ts';
import type { TableState } from '#src/lib/useTableState.ts';

/** A page of the websites of all brokers. An unknown state or sort in the URL is ignored. */
export const useWebsites = ({ page, limit, q, status, sort, order }: TableState) =>
  useQuery({
    ...queryOf(listManagedSites, {
      query: {
        page,
        limit,
        q,
        state: siteStates.values.find((one) => one === status),
        sort: siteSorts.find((one) => one === sort),
        order,
      },
    }),
    placeholderData: keepPreviousData,
  });

const lists = [listManagedSites.path];

/** Takes a website offline, with a reason that its broker reads. */
export const useUnpublish = () =>
  useUpdateRecord(
    ({ id, reason }: { id: number; reason: string }) => call(unpublishSite, { params: { id }, body: { reason } }),
    lists,
  );

/** What the operator does with a website at one press. */
export const websiteSteps = { publish: republishSite, check: checkSiteDomain, release: releaseSiteDomain } as const;
export type WebsiteStep = keyof typeof websiteSteps;

/** Puts a website online again, checks its domain, or takes the domain off it. */
export const useWebsiteStep = () =>
  useUpdateRecord(
    ({ id, step }: { id: number; step: WebsiteStep }) => call(websiteSteps[step], { params: { id } }),
    lists,
  );
