import type { ComponentProps } from 'react';
import type { SiteListing } from '#contract/sites.ts';
import { HomePhoto } from '#src/ui/media/HomePhoto.tsx';

interface SitePhotoProps extends Omit<ComponentProps<typeof HomePhoto>, 'home'> {
  listing: Pick<SiteListing, 'id' | 'property_type'> & Partial<Pick<SiteListing, 'photos'>>;
}

/** A listing's picture, its first photo by default. */
export function SitePhoto({ listing, url = listing.photos?.[0]?.file_url, ...rest }: SitePhotoProps) {
  return <HomePhoto home={listing} url={url} {...rest} />;
}
