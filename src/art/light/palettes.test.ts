import { expect, it } from 'vitest';
import { paintRules } from './palettes.ts';

it('has no rule with an ancestor, which would not match elements referenced by <use>', () => {
  const ancestors = Object.keys(paintRules).filter((selector) => !/^:is\([^)]+\)\.[\w-]+$/.test(selector));
  expect(ancestors).toEqual([]);
});
