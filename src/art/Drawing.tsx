import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Mood } from '../theme/drawingMoods.ts';
import { DrawingSprite } from './DrawingSprite.tsx';
import { type DrawnScheme, type Light, lightRules, moodRules } from './light/palettes.ts';
import { seededLight } from './light/seededLight.ts';
import { useSpriteOnPage } from './pageSprite.ts';
import type { DrawingPlan } from './parts/drawingPlan.ts';
import { sceneOf } from './scene.tsx';

interface DrawingProps {
  /** The drawing, such as `haveli` of drawings/haveli.tsx. */
  plan: DrawingPlan;
  /** The record's id or slug. It decides mood, accent, trees, sun, clouds and the drawing's own variations. */
  seed: number | string;
  /** Overrides the mood that the seed selects. */
  mood?: Mood | undefined;
  /** Day or night, independent of the page's scheme. */
  scheme?: DrawnScheme | undefined;
}

interface Painted {
  forced: DrawnScheme | undefined;
}

const own = { shouldForwardProp: (name: PropertyKey) => name !== 'light' && name !== 'mood' && name !== 'forced' };

const Sheet = styled('svg')({ display: 'block', width: '100%', height: '100%', fill: 'none' });
const Mooded = styled('g', own)<Painted & { mood: Mood }>(({ theme, mood, forced }) => moodRules(theme, mood, forced));
const Lit = styled(
  'g',
  own,
)<Painted & { light: Light }>(({ theme, light, forced }) => lightRules(theme, light, forced));

/** A decorative drawing that covers its container. It adds the `DrawingSprite` to its page. */
export function Drawing({ plan, seed, mood, scheme }: DrawingProps) {
  const page = useId();
  useSpriteOnPage(DrawingSprite);
  const light = seededLight(plan, seed, mood);
  return (
    <Sheet viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <Mooded mood={light.mood} forced={scheme}>
        <Lit light={light} forced={scheme}>
          {sceneOf(plan, light, { id: (name) => `${page}${name}` })}
        </Lit>
      </Mooded>
    </Sheet>
  );
}
