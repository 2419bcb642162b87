import { expect, fn } from 'storybook/test';
import { buildSiteProperty } from '#contract/fixtures/sites.ts';
import { SitePhotoView } from '#src/sites/parts/SitePhotoView.tsx';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: SitePhotoView, decorators: inSite });

export const Last = meta.story({
  args: { property: buildSiteProperty(), at: 4, onMove: fn(), onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next photo' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(0);
  },
});
