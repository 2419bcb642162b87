import Box from '@mui/material/Box';

interface CountPillProps {
  /** Above 99 the pill says 99+. */
  value: number;
  /** There may be more than were counted: 10+. */
  andMore?: boolean;
  /** `tint` beside a word; `loud` on the corner of an icon, with a ring of the page's colour. */
  look?: 'tint' | 'loud';
}

/** A small number in a pill: what is unread or waits. */
export function CountPill({ value, andMore, look = 'tint' }: CountPillProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        flex: 'none',
        typography: 'overline',
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'center',
        borderRadius: '999px',
        ...(look === 'tint'
          ? { minWidth: 20, px: '6px', lineHeight: '20px', bgcolor: 'roles.primaryTint', color: 'roles.primaryOnTint' }
          : {
              boxSizing: 'content-box',
              minWidth: 10,
              px: '4px',
              lineHeight: '18px',
              border: '2px solid',
              borderColor: 'roles.page',
              bgcolor: 'roles.badge',
              color: 'roles.onDanger',
            }),
      }}
    >
      {value > 99 ? '99+' : `${value}${andMore ? '+' : ''}`}
    </Box>
  );
}
