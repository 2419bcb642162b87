import { expect, it } from 'vitest';
import { paintRules } from './palettes.ts';

it('paints what <use> points to: a rule that names an ancestor would not reach it', () => {
  const ancestors = Object.keys(paintRules).filter((selector) => !/^:is\([^)]+\)\.[\w-]+$/.test(selector));
  expect(ancestors).toEqual([]);
});
