import type { SetupWorker } from 'msw/browser';
import { expect } from 'storybook/test';
import { getSite, type PublicSite } from '#contract/sites.ts';
import { SiteScreen } from '#src/screens/site/home/SiteScreen.tsx';
import { failed, loading } from '#stories/mocks/mock.ts';
import { fullSite, siteCalls } from '#stories/mocks/sites.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SiteScreen,
  parameters: { ...framed(800), router: { path: '/site/:slug', at: '/site/asha-rathore' } },
});

const showing = (site?: Partial<PublicSite>) => ({
  beforeEach: ({ msw }: { msw: Pick<SetupWorker, 'use'> }) => msw.use(...siteCalls(fullSite(site))),
});

export const Modern = meta.story(showing());
export const Classic = meta.story(showing({ template: 'classic' }));
export const Luxury = meta.story(showing({ template: 'luxury' }));
export const Minimal = meta.story(showing({ template: 'minimal' }));
export const Heritage = meta.story(showing({ template: 'heritage' }));
export const NoHomes = meta.story(showing({ listings: [] }));

export const Enquiring = meta.story({
  beforeEach: ({ msw }) => msw.use(...siteCalls()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^About/ }), 'Neem Court, second floor');
    await fill(userEvent, canvas.getByLabelText(/Your name/), 'Ravi Saxena');
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
    await canvas.findByText('Phone is required');
    await canvas.findByText('Please agree so that the broker may contact you');
    await expect(canvas.getByLabelText(/Your name/)).toHaveValue('Ravi Saxena');
    await fill(userEvent, canvas.getByLabelText(/Phone/), '+91 55501 20417');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
    await expect(await canvas.findByText(/Your enquiry has been sent/)).toHaveTextContent(
      'Thank you, Ravi Saxena. Your enquiry has been sent.',
    );
  },
});

export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getSite, 404, { message: 'Not found' })),
  play: async ({ canvas }) => {
    await canvas.findByText('Not Found');
  },
});
export const Failed = meta.story({
  tags: ['full'],
  beforeEach: ({ msw }) => msw.use(failed(getSite)),
});
export const Loading = meta.story({
  tags: ['full'],
  beforeEach: ({ msw }) => msw.use(loading(getSite)),
});
