import type { BuiltHomes } from '../homes/pages/builtHomes.ts';

/** Pages for finding a home that hold their data and nothing else, for tests of what they are made from. */
export const renderedHomes: BuiltHomes = {
  render: async ({ view }) => JSON.stringify(view),
  assets: { entry: '/assets/homes.js', front: '/assets/public.js', css: '', shell: '' },
};
