import { useQueries, useQuery } from '@tanstack/react-query';
import { getProperty, listProperties } from '#contract/properties/endpoints.ts';
import type { PropertyDetail } from '#contract/properties/schemas.ts';
import { getSiteContent, plainContent } from '#contract/siteContent.ts';
import type { PublicSite, SiteProperty } from '#contract/sites.ts';
import type { SiteTemplate } from '#contract/templates.ts';
import { queryOf } from '../lib/queryOf.ts';
import { useSession } from '../lib/sessions.ts';
import { sampleBroker, sampleProperties } from './samples.ts';

/** The maximum number of the broker's own homes in a preview. */
const MAX_HOMES = 24;

const propertyOf = ({
  features,
  media,
  videos,
  address: _address,
  status: _status,
  updated_at: _updated,
  ...basic
}: PropertyDetail): SiteProperty => {
  const { expected_price, built_up_area, area_unit, num_bedrooms, ...others } = features;
  return {
    ...basic,
    expected_price: expected_price ?? null,
    built_up_area: built_up_area ?? null,
    area_unit: area_unit ?? null,
    num_bedrooms: num_bedrooms ?? null,
    availability: others.availability ?? null,
    rera_number: others.rera_number ?? null,
    features: others,
    videos: videos.map(({ url }) => url),
    photos: [...media]
      .sort((one, other) => Number(other.is_primary) - Number(one.is_primary))
      .map(({ id, file_url, is_primary }) => ({ id, file_url, is_primary, width: null, height: null })),
  };
};

interface PreviewSite {
  site: PublicSite;
  /** The same homes, with all data that their own pages show. */
  properties: readonly SiteProperty[];
  /** The homes are samples. */
  sample: boolean;
  pending: boolean;
  /** Why the broker's homes cannot be shown. Showing samples instead would suggest that there are none. */
  failure: Error | null;
  retry: () => void;
}

/** A site for a template's preview: with the signed-in broker's homes, or with samples if there are none. */
export const usePreviewSite = (template: SiteTemplate): PreviewSite => {
  const session = useSession('broker');
  const rows = useQuery({
    ...queryOf(listProperties, { query: { page: 1, limit: MAX_HOMES, status: 'live' } }),
    enabled: session !== null,
  });
  const content = useQuery({ ...queryOf(getSiteContent, {}), enabled: session !== null });
  const details = useQueries({
    queries: (session ? (rows.data?.data ?? []) : []).map(({ id }) => queryOf(getProperty, { params: { id } })),
  });
  const failed = session ? [rows, content, ...details].filter(({ error }) => error) : [];
  const own = details.flatMap(({ data }) => (data ? [propertyOf(data.data)] : []));
  const broker = session && {
    name: session.name,
    phone: session.phone,
    // The server normalises a number with a country code in the same way.
    phoneE164: session.phone?.startsWith('+') ? session.phone.replace(/[^+\d]/g, '') : null,
    email: session.email,
    photo: session.photo,
    licenseNo: session.licenseNo ?? null,
  };
  const properties = own.length ? own : sampleProperties(template);
  const homes = properties.map((one) => ({ ...one, photos: one.photos.slice(0, 1) }));
  return {
    site: {
      slug: 'preview',
      template,
      content: content.data?.data ?? plainContent,
      hero: homes.find(({ id }) => id === content.data?.data.hero_id) ?? null,
      broker: broker ?? sampleBroker,
      listings: homes,
      part: { page: 1, pages: 1, total: own.length ? (rows.data?.meta.total ?? own.length) : properties.length },
    },
    properties,
    sample: own.length === 0,
    pending: session !== null && (rows.isPending || content.isPending || details.some(({ isPending }) => isPending)),
    failure: failed[0]?.error ?? null,
    retry: () => {
      for (const one of failed) void one.refetch();
    },
  };
};
