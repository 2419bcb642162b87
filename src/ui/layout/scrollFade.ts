/** The width, in pixels, over which a row that scrolls on a phone fades out. */
export const FADE = 40;

/**
 * Fades out the edge of a row that scrolls sideways on a phone, to show that there is more. The row needs `FADE` pixels
 * of padding at its end, so that its last item is not faded.
 */
export const scrollFade = {
  maskImage: { xs: `linear-gradient(to left, transparent, currentColor ${FADE}px)`, sm: 'none' },
  scrollbarWidth: 'none',
} as const;
