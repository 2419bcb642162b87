import Box from '@mui/material/Box';
import { Row } from '#src/ui/base/Row.tsx';

/** A square in a colour of the chart, for its legend. */
export const swatch = (bgcolor: string | undefined) =>
  ({ width: 10, height: 10, flex: 'none', borderRadius: '3px', bgcolor, forcedColorAdjust: 'none' }) as const;

interface ChartKeyProps {
  /** What the bars count: "Properties sold, January to May". */
  label: string;
}

/** The legend of a bar chart: the bars' colour and what they count. */
export function ChartKey({ label }: ChartKeyProps) {
  return (
    <Row gap={1} sx={{ typography: 'caption', color: 'roles.slate' }}>
      <Box component="span" aria-hidden sx={swatch('roles.primary')} />
      {label}
    </Row>
  );
}
