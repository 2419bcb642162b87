const forced = '@media (forced-colors: active)';

/**
 * Where people chose their system's own colours (forced colours), the browser drops grounds and shadows: what they
 * alone told is told again with these. Spread them into an `sx` or an override.
 */

/** What is chosen among others: the system's highlight. */
export const chosenInForcedColours = {
  [forced]: { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
} as const;

/** What is told from the page by its fill alone: an edge. */
export const edgeInForcedColours = { [forced]: { border: '1px solid ButtonText' } } as const;

/** A fill that shows an amount. */
export const fillInForcedColours = {
  [forced]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
} as const;
