import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  checkDomain,
  connectDomain,
  listMySites,
  listTemplates,
  type PublishedSite,
  publishSite,
  type SiteTemplate,
} from '#contract/templates.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';

/** The templates on offer. */
export const useTemplates = () => useQuery(queryOf(listTemplates, {}));

/** The broker's published site, none or one. */
export const useMySites = () => useQuery(queryOf(listMySites, {}));

/** Publishes in a template; the one site that the server returns replaces the list shown (specification 001, section 4). */
export const usePublish = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (template: SiteTemplate) => call(publishSite, { body: { template } }),
    // What stands beside the list (the address that a domain must lead to) stays.
    onSuccess: ({ data }) =>
      client.setQueryData(queryOf(listMySites, {}).queryKey, (before) => ({ ...before, data: [data] })),
  });
};

/** Puts a custom domain on the site. */
export const useConnectDomain = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { slug: string; domain: string }) => call(connectDomain, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listMySites.path] }),
  });
};

/** Whether the site's own domain leads to it; not asked without one, and no word where it cannot be said. */
export const useDomainState = (site: PublishedSite | undefined) =>
  useQuery({
    ...queryOf(checkDomain, { query: { slug: site?.slug ?? '' } }),
    enabled: Boolean(site?.customDomain),
    retry: false,
    staleTime: 60_000,
  });

/** Asks whether the site's domain is connected; the list of sites then says so, too. */
export const useCheckDomain = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (slug: string) => call(checkDomain, { query: { slug } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listMySites.path] }),
  });
};
