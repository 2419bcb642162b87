import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { DrawingSprite } from './DrawingSprite.tsx';
import { homesPlace } from './drawings/empty/homes.tsx';
import { leadsPlace } from './drawings/empty/leads.tsx';
import { missingPlace } from './drawings/empty/missing.tsx';
import { resultsPlace } from './drawings/empty/results.tsx';
import { moodRules } from './light/palettes.ts';
import { useSpriteOnPage } from './pageSprite.ts';
import { circles, cuspedArch } from './parts/geometry.ts';

/** The drawings for empty states. */
export type EmptyPlace = 'homes' | 'leads' | 'results' | 'missing';

interface EmptyDrawingProps {
  /** A haveli (`homes`, default), a letter box (`leads`), houses under a glass (`results`), a gate in the sand (`missing`). */
  of?: EmptyPlace | undefined;
  /** Shows the haveli with a red mark in place of the sun. */
  failed?: boolean;
}

const places: Record<EmptyPlace, ReactNode> = {
  homes: homesPlace,
  leads: leadsPlace,
  results: resultsPlace,
  missing: missingPlace,
};

const Sheet = styled('svg')(({ theme }) => ({
  display: 'block',
  width: 160,
  height: 'auto',
  aspectRatio: '4 / 3',
  fill: 'none',
  ...moodRules(theme, 'rose'),
  '& .disc': { fill: theme.vars?.palette.tones.error.tint },
  '& .disc, & .mark': { stroke: theme.vars?.palette.roles.errorLine, strokeLinecap: 'round' },
}));

/** The small drawing of an empty state or a failure. It adds the `DrawingSprite` to its page. */
export function EmptyDrawing({ of = 'homes', failed }: EmptyDrawingProps) {
  const fade = useId();
  useSpriteOnPage(DrawingSprite);
  return (
    <Sheet viewBox="8 4 308 231" aria-hidden>
      <linearGradient id={fade} x2="0" y2="1">
        <stop className="c-gt1" stopOpacity=".3" />
        <stop offset="1" className="c-gt1" stopOpacity=".08" />
      </linearGradient>
      <path fill={`url(#${fade})`} d={cuspedArch(52, 14, 216, 196, 9)} />
      <path className="sh" d="M32 212a128 5 0 0 1 256 0a128 5 0 0 1-256 0" opacity=".14" />
      {failed || of === 'homes' ? (
        <path className={failed ? 'disc' : 'b'} strokeWidth="4" d={circles([236, 66, failed ? 22 : 18])} />
      ) : null}
      {failed ? <path className="mark" strokeWidth="5" d="M236 55v13M236 76v.1" /> : null}
      {places[failed ? 'homes' : of]}
    </Sheet>
  );
}
