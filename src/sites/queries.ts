import { useQuery } from '@tanstack/react-query';
import { getSite, getSiteProperty } from '#contract/sites.ts';
import { queryOf } from '../lib/queryOf.ts';

/** A published site with a page of its homes; disabled without a slug. */
export const useSite = (slug: string | undefined, page: number) =>
  useQuery({ ...queryOf(getSite, { params: { slug: slug ?? '' }, query: { page } }), enabled: slug !== undefined });

/** A property's page on a published site; disabled without an id. */
export const useSiteProperty = (slug: string, id: number | undefined) =>
  useQuery({ ...queryOf(getSiteProperty, { params: { slug, id: id ?? 0 } }), enabled: id !== undefined });
