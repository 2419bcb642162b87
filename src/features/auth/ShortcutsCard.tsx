import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useShortcuts } from '#src/lib/shortcuts.ts';
import { switchStyles } from '#src/theme/mui/switch.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { Card } from '#src/ui/layout/Card.tsx';

/** Turns single-key shortcuts on and off in this browser; hidden on touch-only devices. */
export function ShortcutsCard() {
  const [on, choose] = useShortcuts();
  return (
    <Box sx={{ maxWidth: 640, mt: 3, '@media (hover: none) and (pointer: coarse)': { display: 'none' } }}>
      <Card title="Keyboard shortcuts" line="Single keys for the actions on a page. Saved in this browser.">
        <Row component="label" gap={1.5} sx={{ minHeight: 44, cursor: 'pointer' }}>
          <Text component="span" variant="label" sx={{ flex: 1 }}>
            Use shortcuts
          </Text>
          <Switch checked={on} onChange={(_, checked) => choose(checked)} sx={switchStyles} />
        </Row>
      </Card>
    </Box>
  );
}
