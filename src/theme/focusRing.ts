/** The focus ring of a box whose control inside has no outline of its own. */
export const focusRing = { outline: '2px solid', outlineColor: 'roles.focus', outlineOffset: 2 } as const;
