import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { cuspedArch } from '#src/art/cuspedArch.ts';
import { site } from '#src/sites/theme/templateTheme.ts';
import { space } from '#src/theme/spacing.ts';
import { heritageJaali } from './theme.ts';

/** A carved band across the page. */
export const Jaali = styled.div({ height: 28, background: heritageJaali });

/** The plinth below the arches. */
export const Plinth = styled.div({
  height: 22,
  background: heritageJaali,
  borderBlock: `3px solid ${site.mark}`,
});

const Drawn = styled.svg({ maxWidth: '100%', color: site.mark });

/** A lotus between two lines. */
export const Ornament = () => (
  <Drawn width="200" height="24" viewBox="0 0 200 24" fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden>
    <path d="M0 12h64M136 12h64M70 12q8-10 16 0q-8 10-16 0zM114 12q8-10 16 0q-8 10-16 0z" />
    <path
      d="M100 1c7 5 7 8 4 11c7-1 9 2 9 2s-4 5-13 9c-9-4-13-9-13-9s2-3 9-2c-3-3-3-6 4-11z"
      fill="currentColor"
      fillOpacity=".22"
    />
    <circle cx="100" cy="13" r="2" fill="currentColor" />
  </Drawn>
);

interface ArchProps {
  /** Height divided by width. */
  ratio: number;
  children: ReactNode;
}

const Gold = styled.div({ backgroundColor: site.mark, padding: space(0.25, 0.25, 0) });
const Cream = styled.div({ backgroundColor: site.page, padding: space(0.75, 0.75, 0) });
const Opening = styled.div({
  backgroundColor: site.panel,
  overflow: 'hidden',
  '& > img': { position: 'absolute', inset: 0 },
});

/** A picture in a cusped arch with a gold and a cream rim. */
export function Arch({ ratio, children }: ArchProps) {
  const id = `${useId()}arch`;
  const clip = { clipPath: `url(#${id})` };
  return (
    <Gold style={clip}>
      <svg width="0" height="0" aria-hidden style={{ position: 'absolute' }}>
        <clipPath id={id} clipPathUnits="objectBoundingBox">
          <path
            d={cuspedArch(1, 4, 98, ratio * 100 - 4, ratio > 1.2 ? 9 : 13)}
            transform={`scale(.01 ${(1 / (ratio * 100)).toFixed(6)})`}
          />
        </clipPath>
      </svg>
      <Cream style={clip}>
        <Opening style={{ ...clip, position: 'relative', aspectRatio: `1 / ${ratio}` }}>{children}</Opening>
      </Cream>
    </Gold>
  );
}

/** A double gold line: this template's frame for pictures and forms. */
export const heritageFrame = {
  padding: space(1),
  border: `1px solid ${site.mark}`,
  outline: `1px solid ${site.mark}`,
  outlineOffset: 3,
  backgroundColor: site.page,
} as const;
