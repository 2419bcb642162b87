import { SubmitSteps } from '#src/screens/broker/post-property/SubmitSteps.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SubmitSteps });

export const UnderWay = meta.story({
  args: {
    steps: [
      { name: 'Property', state: 'done' },
      { name: 'Images', state: 'current', count: '5 of 10' },
      { name: 'Default image', state: 'todo' },
      { name: 'Video', state: 'todo' },
    ],
  },
});
export const Failed = meta.story({
  args: {
    steps: [
      { name: 'Property', state: 'done' },
      { name: 'Images', state: 'failed', count: '5 of 10' },
      { name: 'Default image', state: 'todo' },
    ],
  },
});
