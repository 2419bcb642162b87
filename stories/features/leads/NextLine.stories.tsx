import { NextLine } from '#src/features/leads/NextLine.tsx';
import type { NextStep } from '#src/features/leads/nextStep.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: NextLine,
  args: { step: { kind: 'call', words: '2 days late', tone: 'late' } as NextStep },
  decorators: [inBox({ p: '16px', bgcolor: 'roles.paper' })],
});

export const Late = meta.story();
export const Today = meta.story({ args: { step: { kind: 'whatsapp', words: 'Today, 6:30 pm', tone: 'soon' } } });
export const Quiet = meta.story({ args: { step: { kind: 'quiet', words: 'Quiet for 16 days', tone: 'calm' } } });
