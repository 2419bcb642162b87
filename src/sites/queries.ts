import { useQuery } from '@tanstack/react-query';
import { getSite, getSiteProperty } from '#contract/sites.ts';
import { queryOf } from '../lib/queryOf.ts';

/** A page of a published site, by its slug. */
export const useSite = (slug: string, page: number) =>
  useQuery(queryOf(getSite, { params: { slug }, query: { page } }));

/** A property's page on a published site; without an id nothing is asked. */
export const useSiteProperty = (slug: string, id: number | undefined) =>
  useQuery({ ...queryOf(getSiteProperty, { params: { slug, id: id ?? 0 } }), enabled: id !== undefined });
