import Box from '@mui/material/Box';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';

interface FigureLegendProps {
  /** What the chart shows, with the look of each series. */
  items: readonly { readonly label: string; readonly look: keyof typeof looks }[];
}

const line = { width: 16, height: 0, borderTop: '2px solid' } as const;
const block = { width: 10, height: 10, borderRadius: '3px' } as const;
const looks = {
  line: { ...line, borderColor: 'roles.primary' },
  before: { ...line, borderTopStyle: 'dashed', borderColor: 'roles.control' },
  bar: { ...block, bgcolor: 'roles.primary' },
  other: { ...block, bgcolor: 'roles.marigoldChart' },
  tick: { width: 2, height: 12, bgcolor: 'roles.gulabiShape' },
} as const;

/** The legend of a report's chart: what its lines, bars and ticks mean. */
export function FigureLegend({ items }: FigureLegendProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: space(0.5, 2),
        px: 2.5,
        typography: 'caption',
        color: 'roles.slate',
      }}
    >
      {items.map(({ label, look }) => (
        <Row key={label} component="span" gap={1}>
          <Box component="span" aria-hidden sx={{ flex: 'none', forcedColorAdjust: 'none', ...looks[look] }} />
          {`${label.charAt(0).toUpperCase()}${label.slice(1)}`}
        </Row>
      ))}
    </Box>
  );
}
