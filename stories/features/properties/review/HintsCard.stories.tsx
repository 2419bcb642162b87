import { buildModeratedDetail } from '#contract/fixtures/moderation.ts';
import { HintsCard } from '#src/features/properties/review/HintsCard.tsx';
import { hinted } from '#stories/mocks/moderation.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: HintsCard,
  args: { home: buildModeratedDetail(hinted) },
  decorators: [inBox({ p: '16px', maxWidth: 392 }, 'main')],
});

export const EveryKind = meta.story();
