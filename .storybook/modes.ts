const phone = { viewport: 'phone' } as const;
const desktop = { viewport: 'desktop' } as const;

/** In which schemes and sizes visual review takes a story unless it says otherwise. */
export const lightModes = {
  'light 360': { scheme: 'light', ...phone },
  'light 1280': { scheme: 'light', ...desktop },
} as const;

/** For the design system: `parameters: inBothSchemes`. */
export const inBothSchemes = {
  chromatic: {
    modes: {
      ...lightModes,
      'dark 360': { scheme: 'dark', ...phone },
      'dark 1280': { scheme: 'dark', ...desktop },
    },
  },
} as const;
