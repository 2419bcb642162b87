import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

/** A row of a BarRows. */
export interface BarRow {
  readonly label: string;
  /** The filled share of the bar, 0 to 100. */
  readonly share: number;
  /** The share in the previous period, marked with a tick. */
  readonly before?: number;
  /** The figure, and the page that lists what it counts. */
  readonly figure: string;
  readonly to?: string | undefined;
  /** A note beside the figure, in small letters, and the page that it links to. */
  readonly note?: string | undefined;
  readonly noteTo?: string | undefined;
}

interface BarRowsProps {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly BarRow[];
}

/** A list of figures, each with a bar. */
export function BarRows({ label, rows }: BarRowsProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'fit-content(38%) minmax(40px, 1fr) max-content max-content',
        columnGap: 1.5,
        rowGap: { xs: 0, sm: 0.25 },
      }}
    >
      {rows.map((row) => (
        <Box
          component="li"
          key={row.label}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'subgrid',
            gridColumn: '1 / -1',
            alignItems: 'center',
            minHeight: { xs: 44, sm: 40 },
          }}
        >
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {row.label}
          </Box>
          <Bar {...row} />
          <Figure text={row.figure} to={row.to} about={row.label} strong />
          <Figure text={row.note ?? ''} to={row.noteTo} about={row.label} />
        </Box>
      ))}
    </Box>
  );
}

function Bar({ share, before }: BarRow) {
  const at = (percent: number) => `${Math.min(100, Math.max(0, percent))}%`;
  return (
    <Box
      aria-hidden
      sx={{ position: 'relative', height: 16, borderRadius: '6px', bgcolor: 'roles.track', forcedColorAdjust: 'none' }}
    >
      <Box sx={{ height: '100%', borderRadius: 'inherit', bgcolor: 'roles.primary' }} style={{ width: at(share) }} />
      {before === undefined ? null : (
        <Box
          sx={{
            position: 'absolute',
            top: -2,
            bottom: -2,
            width: 2,
            transform: 'translateX(-50%)',
            bgcolor: 'roles.gulabiShape',
          }}
          style={{ left: at(before) }}
        />
      )}
    </Box>
  );
}

interface FigureProps {
  text: string;
  to: string | undefined;
  /** What the figure counts, for the link's accessible name. */
  about: string;
  strong?: boolean;
}

function Figure({ text, to, about, strong = false }: FigureProps) {
  const look = {
    typography: strong ? 'subtitle2' : 'caption',
    color: strong ? 'roles.ink' : 'roles.slate',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
  } as const;
  if (!to)
    return (
      <Box component="span" sx={look}>
        {text}
      </Box>
    );
  return (
    <Link
      component={RouterLink}
      to={to}
      aria-label={`${text}, ${about}`}
      underline="hover"
      sx={{
        ...look,
        minHeight: { xs: 44, sm: 24 },
        minWidth: { xs: 44, sm: 0 },
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
      }}
    >
      {text}
    </Link>
  );
}
