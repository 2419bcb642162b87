/**
 * The page below `root` that a guard redirected to the sign-in page, from the state of that navigation: the sign-in leads back to
 * it. Undefined for anything else, such as another role's page.
 */
export const askedPage = (state: unknown, root: string): string | undefined => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith(`${root}/`) ? from : undefined;
};
