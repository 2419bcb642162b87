import type { ComponentProps } from 'react';
import type { SiteHomeRow } from '#contract/sites.ts';
import { HomePhoto } from '#src/ui/media/HomePhoto.tsx';

interface SitePhotoProps extends Omit<ComponentProps<typeof HomePhoto>, 'home'> {
  home: Pick<SiteHomeRow, 'id' | 'property_type'> & Partial<Pick<SiteHomeRow, 'photos'>>;
}

/** A home's picture, its first photo by default. */
export function SitePhoto({ home, url = home.photos?.[0]?.file_url, ...rest }: SitePhotoProps) {
  return <HomePhoto home={home} url={url} {...rest} />;
}
