const forced = '@media (forced-colors: active)';

/*
 * With forced colours the browser drops backgrounds and shadows. Spread these styles into an `sx` or an override where a
 * background or shadow is the only sign of something.
 */

/** A chosen item: the system's highlight. */
export const chosenInForcedColours = {
  [forced]: { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
} as const;

/** A border for something that is otherwise set apart only by its background. */
export const edgeInForcedColours = { [forced]: { border: '1px solid ButtonText' } } as const;

/** A bar that shows an amount. */
export const fillInForcedColours = {
  [forced]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
} as const;
