import { useQueries, useQuery } from '@tanstack/react-query';
import { getProperty, listProperties, type PropertyDetail } from '../../../contract/properties';
import type { PublicSite, SiteListing } from '../../../contract/sites';
import type { SiteTemplate } from '../../../contract/templates';
import { queryOf } from '../../lib/queryOf';
import { useSession } from '../../lib/sessions';
import { sampleBroker, sampleListings } from './samples';

/** How many of the broker's own listings a preview shows. */
const MOST = 12;

const listingOf = ({ features, media, ...basic }: PropertyDetail): SiteListing => ({
  id: basic.id,
  title: basic.title,
  description: basic.description,
  building_type: basic.building_type,
  property_type: basic.property_type,
  city: basic.city,
  locality: basic.locality,
  state: basic.state,
  expected_price: features.expected_price ?? null,
  built_up_area: features.built_up_area ?? null,
  area_unit: features.area_unit ?? null,
  num_bedrooms: features.num_bedrooms ?? null,
  photos: [...media]
    .sort((one, other) => Number(other.is_primary) - Number(one.is_primary))
    .map(({ id, file_url, is_primary }) => ({ id, file_url, is_primary })),
});

/**
 * A template filled for its preview: the signed-in broker's own listings, or samples when there are none or nobody is
 * signed in. `pending` while the broker's listings are on their way.
 */
export const usePreviewSite = (template: SiteTemplate): { site: PublicSite; sample: boolean; pending: boolean } => {
  const session = useSession('broker');
  const rows = useQuery({
    ...queryOf(listProperties, { query: { page: 1, limit: MOST } }),
    enabled: session !== null,
  });
  const details = useQueries({
    queries: (session ? (rows.data?.data ?? []) : []).map(({ id }) => queryOf(getProperty, { params: { id } })),
  });
  const own = details.flatMap(({ data }) => (data ? [listingOf(data.data)] : []));
  const broker = session && {
    name: session.name,
    phone: session.phone,
    email: session.email,
    photo: session.photo,
    licenseNo: session.licenseNo ?? null,
  };
  return {
    site: {
      slug: 'preview',
      template,
      broker: broker ?? sampleBroker,
      listings: own.length ? own : [...sampleListings],
    },
    sample: own.length === 0,
    pending: session !== null && (rows.isPending || details.some(({ isPending }) => isPending)),
  };
};
