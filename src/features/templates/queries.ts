import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeSiteContent, getSiteContent, type SiteContentBody } from '#contract/siteContent.ts';
import { getSite } from '#contract/sites.ts';
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

/** The available templates. */
export const useTemplates = () => useQuery(queryOf(listTemplates, {}));

/** The broker's published sites: none or one. */
export const useMySites = () => useQuery(queryOf(listMySites, {}));

/** The broker's published site, unless the operator has taken it offline. */
export const useOnlineSite = () => useMySites().data?.data.find(({ unpublishedReason }) => !unpublishedReason);

/** Publishes a site; the site that the server returns replaces the cached list (specification 001, section 4). */
export const usePublish = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (template: SiteTemplate) => call(publishSite, { body: { template } }),
    // Keeps the other fields of the response, such as the address that a domain must point to.
    onSuccess: ({ data }) =>
      client.setQueryData(queryOf(listMySites, {}).queryKey, (before) => ({ ...before, data: [data] })),
  });
};

/** The content of the broker's site. */
export const useSiteContent = () => useQuery(queryOf(getSiteContent, {}));

/** Replaces the content of the broker's site. */
export const useChangeContent = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SiteContentBody) => call(changeSiteContent, { body }),
    onSuccess: (answer) => {
      client.setQueryData(queryOf(getSiteContent, {}).queryKey, answer);
      return client.invalidateQueries({ queryKey: [getSite.path] });
    },
  });
};

/** Connects a custom domain to the site. */
export const useConnectDomain = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { slug: string; domain: string }) => call(connectDomain, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listMySites.path] }),
  });
};

/** Checks the site's custom domain; disabled without one. A failure is not retried. */
export const useDomainState = (site: PublishedSite | undefined) =>
  useQuery({
    ...queryOf(checkDomain, { query: { slug: site?.slug ?? '' } }),
    enabled: Boolean(site?.customDomain),
    retry: false,
    staleTime: 60_000,
  });

/** Checks whether the site's domain is connected, and refetches the list of sites. */
export const useCheckDomain = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (slug: string) => call(checkDomain, { query: { slug } }),
    onSuccess: (state, slug) => {
      client.setQueryData(queryOf(checkDomain, { query: { slug } }).queryKey, state);
      return client.invalidateQueries({ queryKey: [listMySites.path] });
    },
  });
};
