/** The room, in pixels, in which a row that scrolls on a phone fades out. */
export const FADE = 40;

/** A row that scrolls sideways on a phone fades out at its edge: there is more. Its end has the room, so that the last of it is clear. */
export const scrollFade = {
  maskImage: { xs: `linear-gradient(to left, transparent, currentColor ${FADE}px)`, sm: 'none' },
  scrollbarWidth: 'none',
} as const;
