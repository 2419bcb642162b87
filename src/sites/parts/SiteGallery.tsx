import styled from '@emotion/styled';
import { type MouseEvent, useState } from 'react';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { SiteProperty } from '#contract/sites.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { site, siteMedium, siteRadius } from '../theme/templateTheme.ts';
import { SitePhoto } from './SitePhoto.tsx';
import { SitePhotoView } from './SitePhotoView.tsx';

interface SiteGalleryProps {
  property: SiteProperty;
  /** The maximum number of photos on the page; the last one opens the rest. */
  max?: number;
}

// `:where` has no specificity, so that a template's rules win.
const List = styled.ul({
  display: 'grid',
  gap: space(1),
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  '& > li': { position: 'relative', minWidth: 0, gridColumn: 'span 3', aspectRatio: '1 / 1' },
  '& > li:first-of-type': { gridColumn: '1 / -1', aspectRatio: '4 / 3' },
  '& > li:only-of-type': { aspectRatio: '16 / 9' },
  '&:where([data-many="2"]) > li:last-of-type': { gridColumn: '1 / -1', aspectRatio: '16 / 9' },
  '&:where([data-many="3"]) > li:not(:first-of-type)': { gridColumn: 'span 6' },
  '&:where([data-many="4"]) > li:not(:first-of-type)': { gridColumn: 'span 4' },
  [siteMedium]: {
    '&[data-many]': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: '1fr 1fr',
      height: 'clamp(320px, 40cqw, 520px)',
      '& > li': { gridColumn: 'auto', aspectRatio: 'auto' },
      '& > li:first-of-type': { gridColumn: 'auto', gridRow: 'span 2', aspectRatio: 'auto' },
      '&:where([data-many="2"]) > li:last-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
      '&:where([data-many="3"]) > li:not(:first-of-type)': { gridColumn: 'span 2' },
      '&:where([data-many="4"]) > li:last-of-type': { gridColumn: 'span 2' },
    },
  },
});
const Open = styled.a({
  position: 'absolute',
  inset: 0,
  display: 'block',
  overflow: 'hidden',
  borderRadius: siteRadius,
  backgroundColor: site.panel,
  cursor: 'zoom-in',
});
const More = styled.span({
  position: 'absolute',
  right: 8,
  bottom: 8,
  padding: space(0.5, 1),
  backgroundColor: site.page,
  color: site.ink,
  ...siteType.count,
});
const Still = styled.div({ position: 'absolute', inset: 0, overflow: 'hidden', borderRadius: siteRadius });

// The `sizes` attribute of the photos after the first, by the number of photos.
const SMALLEST = '(min-width: 700px) 25vw, 33vw';
const smallSizes: Readonly<Record<number, string>> = {
  2: '(min-width: 700px) 50vw, 100vw',
  3: '50vw',
  4: '34vw',
};

/** A property's photos, a large one first. Each is a link to the full picture; with scripts it opens the photo viewer. */
export function SiteGallery({ property, max = 5 }: SiteGalleryProps) {
  const [at, setAt] = useState<number>();
  const { photos } = property;
  const title = propertyTitle(property);
  const shown = photos.slice(0, max);
  const open = (index: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAt(index);
  };
  if (photos.length === 0)
    return (
      <List className="gallery">
        <li>
          <Still>
            <SitePhoto home={property} sizes="100vw" eager wide />
          </Still>
        </li>
      </List>
    );
  return (
    <>
      <List
        className="gallery"
        aria-label={`Photos of ${title}`}
        data-many={shown.length > 1 ? Math.min(shown.length, 5) : undefined}
      >
        {shown.map((photo, index) => {
          const behind = index === shown.length - 1 ? photos.length - shown.length : 0;
          const alt = `${title}, photo ${index + 1} of ${photos.length}`;
          return (
            <li key={photo.id}>
              <Open
                href={fileUrl(photo.file_url)}
                onClick={open(index)}
                aria-label={behind ? `${alt}, ${behind} more` : alt}
                data-pressed
              >
                <SitePhoto
                  home={property}
                  url={photo.file_url}
                  sizes={index === 0 ? '(min-width: 700px) 60vw, 100vw' : (smallSizes[shown.length] ?? SMALLEST)}
                  eager={index === 0}
                />
                {behind ? <More aria-hidden>+{behind}</More> : null}
              </Open>
            </li>
          );
        })}
      </List>
      {at === undefined ? null : (
        <SitePhotoView property={property} at={at} onMove={setAt} onClose={() => setAt(undefined)} />
      )}
    </>
  );
}
