import Box from '@mui/material/Box';
import { encode } from 'uqr';

interface QrCodeProps {
  /** The text to encode. */
  text: string;
  /** The accessible name: what the code is for. */
  label: string;
}

/** A QR code. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        display: 'block',
        width: 200,
        height: 200,
        flex: 'none',
        bgcolor: 'roles.qrPaper',
        color: 'roles.qrInk',
        borderRadius: '10px',
        border: '1px solid',
        borderColor: 'roles.line',
      }}
    >
      <path d={squares} fill="currentColor" />
    </Box>
  );
}
