import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { SiteProperty } from '#contract/sites.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { siteNight } from '../theme/templateTheme.ts';

interface SitePhotoViewProps {
  property: SiteProperty;
  /** Index of the photo. */
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

const Window = styled.dialog({
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  backgroundColor: siteNight.ground,
  color: siteNight.ink,
  '&[open]': { display: 'grid', gridTemplateRows: '60px minmax(0, 1fr)' },
  '& :focus-visible': { outlineColor: siteNight.ink },
});
const Bar = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  padding: space(0, 1, 0, 2.5),
  ...siteType.count,
  '& > p': { marginRight: 'auto' },
});
const Press = styled.button({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: siteNight.hover },
});
const Picture = styled.div({
  padding: space(0, 1.5, 2.5),
  minHeight: 0,
  '& > img': { width: '100%', height: '100%', objectFit: 'contain' },
});

/** Shows a property's photos one at a time in a full-screen dialog. The dialog element restores the focus. */
export function SitePhotoView({ property, at, onMove, onClose }: SitePhotoViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { photos } = property;
  const title = propertyTitle(property);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const step = (by: number) => onMove((at + by + photos.length) % photos.length);
  const keys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const photo = photos[at];
  return (
    <Window ref={dialog} aria-label={`Photos of ${title}`} onClose={onClose} onKeyDown={keys}>
      <Bar>
        <p role="status">
          {at + 1} of {photos.length}
        </p>
        {photos.length > 1 ? (
          <>
            <Press type="button" aria-label="Previous photo" onClick={() => step(-1)}>
              <ChevronLeft size={22} aria-hidden />
            </Press>
            <Press type="button" aria-label="Next photo" onClick={() => step(1)}>
              <ChevronRight size={22} aria-hidden />
            </Press>
          </>
        ) : null}
        <Press type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <X size={22} aria-hidden />
        </Press>
      </Bar>
      <Picture>
        {photo ? (
          <img src={fileUrl(photo.file_url)} alt={`${title}, ${at + 1} of ${photos.length}`} decoding="async" />
        ) : null}
      </Picture>
    </Window>
  );
}
