import Switch from '@mui/material/Switch';
import { SettingRow } from '#src/screens/operator/settings/SettingRow.tsx';
import { switchStyles } from '#src/theme/mui/switch.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SettingRow });

/** A changed setting with long texts. */
export const Changed = meta.story({
  args: {
    title: 'Review before a home goes live, whoever posted it',
    line: 'New homes wait in Manage Property until somebody has looked at them. Edits stay live and are queued.',
    ids: { title: 'row-title', line: 'row-line' },
    changed: true,
    children: <Switch slotProps={{ input: { 'aria-labelledby': 'row-title' } }} sx={switchStyles} />,
  },
});
