import { fn } from 'storybook/test';
import { TemplateCard } from '#src/screens/broker/templates/TemplateCard.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: TemplateCard,
  decorators: [inBox({ width: 320, p: 2 })],
});

const args = {
  template: { name: 'modern', label: 'Modern' },
  published: false,
  busy: false,
  blocked: false,
  onPublish: fn(),
} as const;

export const Plain = meta.story({ args });
export const Published = meta.story({ args: { ...args, published: true } });
export const Offline = meta.story({ args: { ...args, published: true, offline: true } });
export const Busy = meta.story({ args: { ...args, busy: true, blocked: true } });
