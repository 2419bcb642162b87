/** The state of a history entry that lies over the page it was opened from, such as a sheet: the page stays scrolled as it is. */
export const overPage = { over: true } as const;

/** Whether a history entry has that state, so that Back leads to the page below. */
export const isOverPage = (state: unknown): boolean => typeof state === 'object' && state !== null && 'over' in state;
