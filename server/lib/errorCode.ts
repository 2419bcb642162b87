/** The code that an error of the system bears, such as `ENOENT`; undefined for one without. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
