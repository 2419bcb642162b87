import { formatNumber } from '#src/lib/format.ts';
import type { ToneName } from '#src/theme/tones.ts';
import { Text } from '#src/ui/base/Text.tsx';

interface CountPillProps {
  /** The number; above `most` it shows 99+, or 9+. */
  value: number;
  /** The highest number that is shown as it is. */
  most?: number | undefined;
  /** `tint` beside a label; `loud` on the corner of an icon, with a ring in the page's colour. */
  look?: 'tint' | 'loud' | undefined;
  /** The colours of a tint. */
  tone?: ToneName;
}

/** A count in a pill, such as unread messages. */
export function CountPill({ value, most = 99, look = 'tint', tone = 'peacock' }: CountPillProps) {
  return (
    <Text
      component="span"
      variant="overline"
      sx={{
        display: 'inline-block',
        flex: 'none',
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'center',
        borderRadius: '999px',
        ...(look === 'tint'
          ? {
              minWidth: 20,
              px: 0.75,
              lineHeight: '1.25rem',
              bgcolor: `tones.${tone}.tint`,
              color: `tones.${tone}.text`,
            }
          : {
              boxSizing: 'content-box',
              minWidth: 10,
              px: 0.5,
              lineHeight: '1.125rem',
              border: '2px solid',
              borderColor: 'roles.page',
              bgcolor: 'roles.badge',
              color: 'roles.onDanger',
            }),
      }}
    >
      {value > most ? `${most}+` : formatNumber(value)}
    </Text>
  );
}
