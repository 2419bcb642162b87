import { useQuery } from '@tanstack/react-query';
import { getSite, getSiteProperty } from '../../../contract/sites';
import { queryOf } from '../../lib/queryOf';

/** A published site by its slug. */
export const useSite = (slug: string) => useQuery(queryOf(getSite, { params: { slug } }));

/** A property's page on a published site; without an id nothing is asked. */
export const useSiteProperty = (slug: string, id: number | undefined) =>
  useQuery({ ...queryOf(getSiteProperty, { params: { slug, id: id ?? 0 } }), enabled: id !== undefined });
