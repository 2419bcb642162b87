import type { BuiltHomes } from '../homes/pages/builtHomes.ts';

/** Pages for finding homes that contain only their data, for tests of that data. */
export const renderedHomes: BuiltHomes = {
  render: async ({ view }) => JSON.stringify(view),
  assets: { entry: '/assets/homes.js', front: '/assets/public.js', css: '', shell: '' },
};
