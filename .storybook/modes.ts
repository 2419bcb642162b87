const phone = { viewport: 'phone' } as const;
const desktop = { viewport: 'desktop' } as const;

/** The default schemes and sizes of visual review. */
export const lightModes = {
  'light 360': { scheme: 'light', ...phone },
  'light 1280': { scheme: 'light', ...desktop },
} as const;

/** The schemes and sizes of the design system's stories. */
export const inBothSchemes = {
  chromatic: {
    modes: {
      ...lightModes,
      'dark 360': { scheme: 'dark', ...phone },
      'dark 1280': { scheme: 'dark', ...desktop },
    },
  },
} as const;
