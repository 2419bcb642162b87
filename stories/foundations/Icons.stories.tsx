import Box from '@mui/material/Box';
import * as lucide from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Caption, Part, Sheet, Tiles, tile } from './Sheet.tsx';
import { sources } from './sources.ts';

const meta = preview.meta({ title: 'foundations/Icons' });
const drawn: Readonly<Record<string, unknown>> = lucide;

const iconOf = (name: string): lucide.LucideIcon | undefined => {
  const icon = drawn[name];
  return isIcon(icon) ? icon : undefined;
};
const isIcon = (value: unknown): value is lucide.LucideIcon =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

// The imports of each icon, read from the source.
const users = new Map<string, string[]>();
for (const { path, text } of sources)
  for (const [, names = ''] of text.matchAll(/import \{([^}]+)\} from 'lucide-react'/g))
    for (const name of names.split(',').map((one) => one.trim().split(' as ')[0] ?? ''))
      if (name && !name.startsWith('type ') && !/^Lucide/.test(name))
        users.set(name, [...(users.get(name) ?? []), path]);
const used = [...users].sort(([a], [b]) => a.localeCompare(b));

export const Used = meta.story({
  render: () => (
    <Sheet
      title="Icons"
      line="Lucide, drawn on a grid of 24: stroke 1.75 at 18 and up, 2 at 16 and below. An icon is beside its word; alone it has a name."
    >
      <Part
        title={`The ${used.length} icons of the product`}
        line="Read from the source, each with the number of places that use it; the tooltip names their files."
      >
        <Tiles least={148}>
          {used.map(([name, places]) => {
            const Icon = iconOf(name);
            return (
              <Box
                component="li"
                key={name}
                title={places.join('\n')}
                sx={{ ...tile, p: '16px', display: 'grid', gap: '14px' }}
              >
                <Box
                  sx={{ display: 'flex', alignItems: 'flex-end', gap: '14px', color: 'roles.primary' }}
                  data-icon={name}
                >
                  {Icon ? (
                    <>
                      <Icon size={24} strokeWidth={1.75} aria-hidden />
                      <Icon size={18} strokeWidth={1.75} aria-hidden />
                      <Icon size={14} strokeWidth={2} aria-hidden />
                    </>
                  ) : null}
                </Box>
                <Caption label={name}>
                  {places.length} {places.length === 1 ? 'place' : 'places'}
                </Caption>
              </Box>
            );
          })}
        </Tiles>
      </Part>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(used.length).toBeGreaterThan(20);
    const missing = [...canvasElement.querySelectorAll<HTMLElement>('[data-icon]:not(:has(svg))')];
    await expect(missing.map(({ dataset }) => dataset.icon)).toEqual([]);
  },
});
