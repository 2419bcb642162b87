import { buildStandings } from '#contract/fixtures/quotas.ts';
import { HiddenNote } from '#src/screens/broker/templates/HiddenNote.tsx';
import { quotaCalls } from '#stories/mocks/quotas.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HiddenNote, parameters: framed(200) });

export const Hidden = meta.story({
  beforeEach: ({ msw }) => msw.use(...quotaCalls(buildStandings({}, 'approval'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('note');
  },
});
