import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { PhotoTileFoot } from '../../../../src/screens/broker/post-property/PhotoTileFoot';

const meta = preview.meta({ component: PhotoTileFoot });

const args = {
  name: 'Exterior picture 1',
  error: undefined,
  isDefault: false,
  removable: true,
  busy: false,
  onDefault: fn(),
  onRemove: fn(),
};

export const Plain = meta.story({ args });
export const Default = meta.story({ args: { ...args, isDefault: true } });
export const Refused = meta.story({ args: { ...args, error: 'Only JPEG, PNG, WebP and AVIF pictures are accepted.' } });
export const Sent = meta.story({ args: { ...args, removable: false } });
