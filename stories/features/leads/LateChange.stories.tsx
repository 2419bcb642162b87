import { LateChange } from '#src/features/leads/LateChange.tsx';
import type { LeadChange } from '#src/features/leads/leadFormValues.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const two: readonly LeadChange[] = [
  { field: 'status', before: 'New', now: 'Contacted', typed: 'Qualified' },
  { field: 'assigned_to', before: '', now: 'Kavita Joshi' },
];
const long: readonly LeadChange[] = [
  { field: 'message', before: 'We are five. '.repeat(12), now: 'Weekend visits suit us best. '.repeat(9) },
];

const meta = preview.meta({
  component: LateChange,
  args: { changes: two },
  decorators: [inBox({ p: 2, maxWidth: 520 })],
});

export const Two = meta.story();
export const LongText = meta.story({ tags: ['full'], args: { changes: long } });
