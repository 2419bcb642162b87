/** The attributes of an internal link that opens in a new tab; its accessible name says so. */
export const newTabProps = (name: string) =>
  ({ target: '_blank', rel: 'noopener', 'aria-label': `${name}, opens in a new tab` }) as const;
