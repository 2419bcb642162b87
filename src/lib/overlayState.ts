/** The state of a history entry that covers its page, such as a sheet; the page keeps its scroll position. */
export const overlayState = { over: true } as const;

/** Whether a history entry has that state, so that Back returns to the page below. */
export const isOverlay = (state: unknown): boolean => typeof state === 'object' && state !== null && 'over' in state;
