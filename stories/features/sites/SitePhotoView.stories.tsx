import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { buildSiteProperty } from '../../../contract/fixtures/sites';
import { SitePhotoView } from '../../../src/features/sites/SitePhotoView';
import { inSite } from './framed';

const meta = preview.meta({ component: SitePhotoView, decorators: inSite });

export const Last = meta.story({
  args: { property: buildSiteProperty(), at: 4, onMove: fn(), onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next photo' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(0);
  },
});
