import { inBothSchemes } from '../modes.ts';
import preview from '../preview.tsx';

type Meta = Parameters<typeof preview.meta>[0];

/** The preview for stories of `src/ui` and `src/art`: visual review takes a picture of each story in both colour schemes. */
export default {
  meta: ((meta: Meta) =>
    preview.meta({ ...meta, parameters: { ...inBothSchemes, ...meta.parameters } })) as typeof preview.meta,
};
