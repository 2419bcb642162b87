import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { buildPublishedSite } from '../../../../contract/fixtures/sites';
import { checkDomain } from '../../../../contract/templates';
import { DomainCard } from '../../../../src/screens/broker/templates/DomainCard';
import { mock } from '../../../../stories/mocks/mock';

const meta = preview.meta({ component: DomainCard, args: { site: undefined, known: true } });

export const NoSite = meta.story({});
/** The list of sites could not be read: nothing is claimed about it. */
export const Unknown = meta.story({
  args: { known: false },
  play: async ({ canvas }) => expect(canvas.queryByText('Publish a site first.')).toBeNull(),
});
export const Free = meta.story({ args: { site: buildPublishedSite() } });
export const Locked = meta.story({ args: { site: buildPublishedSite({ customDomain: 'homes.rathore.example' }) } });
export const Connected = meta.story({
  args: { site: buildPublishedSite({ customDomain: 'homes.rathore.example' }) },
  beforeEach: ({ msw }) => msw.use(mock(checkDomain, () => ({ data: { connected: true } }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check Status' }));
    await canvas.findByText('Connected');
  },
});
