import { expect, test } from 'vitest';
import { latinDigits } from './latinDigits.ts';

test.each([
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '੦੧੨੩੪੫੬੭੮੯',
  '૦૧૨૩૪૫૬૭૮૯',
  '୦୧୨୩୪୫୬୭୮୯',
  '௦௧௨௩௪௫௬௭௮௯',
  '౦౧౨౩౪౫౬౭౮౯',
  '೦೧೨೩೪೫೬೭೮೯',
  '൦൧൨൩൪൫൬൭൮൯',
])('%s are the ten digits', (typed) => {
  expect(latinDigits(`+91 ${typed} क`)).toBe('+91 0123456789 क');
});
