import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import {
  checkSiteDomain,
  exportSites,
  listManagedSites,
  releaseSiteDomain,
  republishSite,
  siteSorts,
  siteStates,
  unpublishSite,
} from '#contract/managedSites.ts';
import { call } from '#src/lib/call.ts';
import { downloadText } from '#src/lib/downloadText.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useUpdateRecord } from '#src/lib/recordMutations.ts';
import type { TableState } from '#src/lib/useTableState.ts';

const filterOf = ({ q, status }: Pick<TableState, 'q' | 'status'>) => ({
  q,
  state: siteStates.values.find((one) => one === status),
});

/** A page of the websites of all brokers. An unknown state or sort in the URL is ignored. */
export const useWebsites = ({ page, limit, sort, order, ...filter }: TableState) =>
  useQuery({
    ...queryOf(listManagedSites, {
      query: {
        page,
        limit,
        ...filterOf(filter),
        sort: siteSorts.find((one) => one === sort),
        order,
      },
    }),
    placeholderData: keepPreviousData,
  });

/** Downloads the websites that match as a CSV file. */
export const useWebsiteDownload = () =>
  useMutation({
    mutationFn: async (filter: Pick<TableState, 'q' | 'status'>) =>
      downloadText('nivaas-websites.csv', await call(exportSites, { query: filterOf(filter) }), exportSites.stream),
  });

const lists = [listManagedSites.path];

/** Takes a website offline, with a reason that is shown to its broker. */
export const useUnpublish = () =>
  useUpdateRecord(
    ({ id, reason }: { id: number; reason: string }) => call(unpublishSite, { params: { id }, body: { reason } }),
    lists,
  );

/** The operator's one-click actions on a website. */
export const websiteSteps = { publish: republishSite, check: checkSiteDomain, release: releaseSiteDomain } as const;
export type WebsiteStep = keyof typeof websiteSteps;

/** Puts a website online again, checks its domain, or releases the domain. */
export const useWebsiteStep = () =>
  useUpdateRecord(
    ({ id, step }: { id: number; step: WebsiteStep }) => call(websiteSteps[step], { params: { id } }),
    lists,
  );
