/** The colour of the brand, in the light and in the dark scheme, and its deep shade, the same in both. */
export const peacock = { light: '#0E5A5E', dark: '#7CC4C0', deep: '#083F42' } as const;
