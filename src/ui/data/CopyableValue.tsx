import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Copy } from 'lucide-react';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { useCopy } from '../feedback/useCopy.ts';
import { DottedText } from './DottedText.tsx';

interface CopyableValueProps {
  /** The name of the value: `Host`. */
  label: string;
  /** The text to copy. */
  value: string;
  /** The button's object, where the label alone is ambiguous: `host of the TXT record`. */
  what?: string;
}

/** A text to paste elsewhere, with a button that copies it. */
export function CopyableValue({ label, value, what = label }: CopyableValueProps) {
  const copy = useCopy();
  return (
    <Row gap={0.5} sx={{ minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Text component="span" variant="caption" quiet sx={{ display: 'block' }}>
          {label}
        </Text>
        <Text component="span" variant="label" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          <DottedText text={value} />
        </Text>
      </Box>
      <Tooltip title="Copy" describeChild>
        <IconButton size="small" aria-label={`Copy the ${what}`} onClick={() => void copy(value)}>
          <Copy size={16} />
        </IconButton>
      </Tooltip>
    </Row>
  );
}
