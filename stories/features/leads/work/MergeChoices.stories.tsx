import { fn } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { MergeChoices } from '#src/features/leads/work/MergeChoices.tsx';
import { firstSides, mergeRows } from '#src/features/leads/work/mergeRows.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const long =
  'A house of two floors with a garden, near a school, with place for three cars and a room for guests. '.repeat(4);
const rows = mergeRows(
  buildLead({ message: long }),
  buildLead({ full_name: 'R. Bhatia', message: null, city: 'Kota' }),
);

const meta = preview.meta({
  component: MergeChoices,
  args: { rows, sides: firstSides(rows), onChoose: fn() },
  decorators: [inBox({ maxWidth: 880, p: 2 })],
  parameters: framed(560),
});

export const LongTexts = meta.story({ tags: ['full'], globals: { viewport: { value: 'desktop' } } });
export const Phone = meta.story({ tags: ['full'], globals: { viewport: { value: 'phone' } } });
