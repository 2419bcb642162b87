/** The networks that have a glyph. */
export type Network = 'linkedin' | 'facebook' | 'x' | 'youtube';

const shapes: Readonly<Record<Network, string>> = {
  linkedin:
    'M4 8.5h3.4V20H4zM5.7 3.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4M9.7 8.5H13v1.6c.6-1 1.8-1.9 3.6-1.9 3.3 0 4.4 2 4.4 5.2V20h-3.4v-5.9c0-1.7-.5-2.9-2-2.9-1.7 0-2.5 1.2-2.5 3V20H9.7z',
  facebook:
    'M13.5 21v-8h2.8l.5-3.3h-3.3V7.6c0-1 .5-1.8 1.9-1.8H17V3c-.4-.1-1.4-.2-2.4-.2-2.6 0-4.3 1.6-4.3 4.4v2.5H7.4V13h2.9v8z',
  x: 'M4 3.5h4.7l4 5.6 4.9-5.6h2.3l-6.2 7 6.8 10H15.8l-4.5-6.3-5.4 6.3H3.6l6.7-7.8zM7 5.2l9.6 13.6h1.6L8.6 5.2z',
  youtube:
    'M12 5c6.7 0 8 .3 8.7 1 .8.9.8 3 .8 6s0 5.1-.8 6c-.7.7-2 1-8.7 1s-8-.3-8.7-1c-.8-.9-.8-3-.8-6s0-5.1.8-6C4 5.3 5.3 5 12 5m-2.2 3.8v6.4l5.6-3.2z',
};

/** The mark of a social network, in the colour of the surrounding text. */
export function SocialGlyph({ network }: { network: Network }) {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" fillRule="evenodd" aria-hidden>
      <path d={shapes[network]} />
    </svg>
  );
}
