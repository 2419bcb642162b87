import { LateNote } from '#src/ui/feedback/LateNote.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: LateNote,
  args: {
    title: 'Someone changed this lead while you were editing',
    lines: ['Status: New → Contacted (yours: Qualified)', 'Assigned to: empty → Kavita Joshi'],
    children: <p>What you typed is kept.</p>,
  },
  decorators: [inBox({ p: 2, maxWidth: 520 })],
});

export const Two = meta.story();
export const LongText = meta.story({
  tags: ['full'],
  args: { lines: [`Message: ${'We are five. '.repeat(12)} → ${'Weekend visits suit us best. '.repeat(9)}`] },
});
