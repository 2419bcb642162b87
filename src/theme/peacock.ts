/** The colour of the brand, in the light and in the dark scheme. */
export const peacock = { light: '#0E5A5E', dark: '#7CC4C0' } as const;
