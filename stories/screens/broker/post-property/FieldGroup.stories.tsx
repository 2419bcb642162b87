import { FieldGroup } from '#src/screens/broker/post-property/FieldGroup.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: FieldGroup });

export const Single = meta.story({ args: { name: 'Amenities', single: true, children: <p>Field</p> } });
export const Filled = meta.story({
  args: { name: 'Location', note: 'Buyers search by locality first.', children: <p>Fields</p> },
  decorators: [
    (Story) => (
      <div>
        <h2>Section</h2>
        <Story />
      </div>
    ),
  ],
});
