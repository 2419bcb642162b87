/** The attributes of a link to a page of ours that opens in a new tab, which its name says, too. */
export const opensNewTab = (name: string) =>
  ({ target: '_blank', rel: 'noopener', 'aria-label': `${name}, opens in a new tab` }) as const;
