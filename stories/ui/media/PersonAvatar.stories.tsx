import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: PersonAvatar });
const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#C8553D"/></svg>')}`;

export const Initials = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 3 }}>
      <PersonAvatar name="Asha Rathore" fallback="BR" />
      <PersonAvatar name="vikram" fallback="BR" size={40} />
      <PersonAvatar name="" fallback="SA" size={64} />
      <PersonAvatar name="   " fallback="BR" size={40} />
      <PersonAvatar name={null} fallback="NA" />
      <PersonAvatar name="Photo" photo={photo} fallback="NA" size={40} />
      <PersonAvatar name="Broken Photo" photo="data:image/png;base64,none" fallback="NA" size={40} />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AR')).toBeVisible();
    await expect(canvas.getByText('V')).toBeVisible();
    // Without a name: SA super admin, BR broker, NA other.
    await expect(canvas.getByText('SA')).toBeVisible();
    await expect(canvas.getByText('BR')).toBeVisible();
    await expect(canvas.getByText('NA')).toBeVisible();
    await expect(await canvas.findByText('BP')).toBeVisible();
  },
});
