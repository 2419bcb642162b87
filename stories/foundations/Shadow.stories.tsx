import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { lightRoles, type Roles } from '#src/theme/tokens.ts';
import preview from '#storybook/preview.tsx';
import { useMeasured } from './measure.ts';
import { Caption, Part, Sheet, Tiles } from './Sheet.tsx';

const meta = preview.meta({ title: 'foundations/Shadow' });

// A role whose value contains lengths must be a shadow.
const shadows = Object.entries(lightRoles).filter(([, value]) => /\dpx/.test(value));

function Lifted({ role }: { role: keyof Roles }) {
  const [ref, shadow] = useMeasured((element) => getComputedStyle(element).boxShadow);
  return (
    <Box component="li" sx={{ display: 'grid', gap: '20px', alignContent: 'start' }}>
      <Box
        ref={ref}
        data-shadow={role}
        sx={{
          height: 120,
          bgcolor: 'roles.paper',
          border: '1px solid',
          borderColor: 'roles.line',
          borderRadius: '14px',
          boxShadow: (theme) => theme.vars?.palette.roles[role],
        }}
      />
      <Caption label={role}>{shadow}</Caption>
    </Box>
  );
}

export const Shadows = meta.story({
  render: () => (
    <Sheet
      title="Shadow"
      line="At rest a thing has a line, not a shadow. Shadow says that something lies above the page: a card a little, a menu or dialog clearly."
    >
      <Part title="In this scheme">
        <Tiles least={240}>
          {shadows.map(([role]) => (
            <Lifted key={role} role={role as keyof Roles} />
          ))}
        </Tiles>
      </Part>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const flat = [...canvasElement.querySelectorAll<HTMLElement>('[data-shadow]')]
      .filter((element) => getComputedStyle(element).boxShadow === 'none')
      .map(({ dataset }) => dataset.shadow);
    await expect(flat).toEqual([]);
  },
});
