import { expect } from 'storybook/test';
import { FeaturesSection } from '#src/screens/broker/post-property/FeaturesSection.tsx';
import { SavedFields } from '#src/screens/broker/post-property/SavedFields.tsx';
import { submissionSample } from '#stories/samples/submission.ts';
import { onPropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SavedFields, args: { children: <FeaturesSection /> } });

export const Open = meta.story({ decorators: [onPropertyStage()] });
export const Locked = meta.story({
  decorators: [onPropertyStage({ submission: submissionSample({ server: { saved: true } }) })],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Expected price')).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Freehold' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Built-up area unit' })).toHaveAttribute('aria-disabled', 'true');
  },
});
