import { getSite } from '#contract/sites.ts';
import { HiddenNote } from '#src/screens/broker/templates/HiddenNote.tsx';
import { failed } from '#stories/mocks/mock.ts';
import { siteCalls } from '#stories/mocks/sites.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HiddenNote, parameters: framed(200) });

export const Hidden = meta.story({
  args: { slug: 'neha-agarwal' },
  beforeEach: ({ msw }) => msw.use(failed(getSite, 404)),
  play: async ({ canvas }) => {
    await canvas.findByRole('note');
  },
});
export const Public = meta.story({ args: { slug: 'asha-rathore' }, beforeEach: ({ msw }) => msw.use(...siteCalls()) });
