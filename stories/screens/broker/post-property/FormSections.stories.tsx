import { expect } from 'storybook/test';
import { FormSections } from '#src/screens/broker/post-property/FormSections.tsx';
import { onPropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: FormSections });

export const Empty = meta.story({
  decorators: [onPropertyStage()],
  play: async ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4),
});
