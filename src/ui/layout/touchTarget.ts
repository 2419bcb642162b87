/** Makes a short link high enough for touch, without moving the content around it. */
export const touchTarget = {
  // Stacked above the neighbouring lines, which its height overlaps.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 0 },
  my: { xs: -1.5, sm: 0 },
  '@media (pointer: coarse)': { minHeight: 44, my: -1.5 },
} as const;
