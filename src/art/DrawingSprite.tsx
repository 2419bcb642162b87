import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { paintRules } from './light/palettes.ts';
import { spriteIds } from './parts/fromSprite.tsx';
import { chhatriShape, jharokhaShape } from './parts/masonry.tsx';
import { bougainvilleaShape, crown, palmShape, potShape, tallCrown } from './parts/plants.tsx';

const Hidden = styled('svg')({ position: 'absolute', width: 0, height: 0, overflow: 'hidden', fill: 'none' });

const rules = <GlobalStyles styles={paintRules} />;

/**
 * The plants and parts that many drawings of a page refer to with `<use>`, and the style rules of all drawings. A page needs it
 * once, anywhere. The parts take the colours of the drawing that uses them.
 */
export function DrawingSprite() {
  return (
    <>
      {rules}
      <Hidden aria-hidden focusable="false">
        <g id={spriteIds.crown}>{crown(['f1', 'f2', 'f3'])}</g>
        <g id={spriteIds.tallCrown}>{tallCrown(['f1', 'f2', 'f3'])}</g>
        <g id={spriteIds.palm}>{palmShape()}</g>
        <g id={spriteIds.bougainvillea}>{bougainvilleaShape()}</g>
        <g id={spriteIds.pot}>{potShape()}</g>
        <g id={spriteIds.jharokha}>{jharokhaShape()}</g>
        <g id={spriteIds.chhatri}>{chhatriShape()}</g>
      </Hidden>
    </>
  );
}
