import preview from '../../../../.storybook/preview';
import { Inset } from '../../../../src/screens/broker/post-property/Inset';

const meta = preview.meta({ component: Inset });

export const Filled = meta.story({
  args: { why: 'Asked because the property is registered.', children: <p>A field</p> },
});
