import { expect, waitFor, within } from 'storybook/test';
import { buildStandings } from '#contract/fixtures/quotas.ts';
import { buildDomainStatus, buildPublishedSite } from '#contract/fixtures/sites.ts';
import { checkDomain, connectDomain, listMySites, listTemplates, publishSite } from '#contract/templates.ts';
import { TemplatesScreen } from '#src/screens/broker/templates/TemplatesScreen.tsx';
import { failed, mock } from '#stories/mocks/mock.ts';
import { quotaCalls } from '#stories/mocks/quotas.ts';
import { templateCalls } from '#stories/mocks/templates.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inMain } from '#storybook/inMain.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: TemplatesScreen,
  decorators: [inMain],
  parameters: framed(800),
});

export const Published = meta.story({
  beforeEach: ({ msw }) => msw.use(...templateCalls()),
  play: async ({ canvas, userEvent }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Templates' }));
    const names = ['Classic', 'Modern', 'Luxury', 'Minimal', 'Heritage'];
    for (const name of names) {
      const link = cards.getByRole('link', { name: new RegExp(`^Preview ${name}`) });
      await expect(link).toHaveAttribute('href', `/site/preview/${name.toLowerCase()}`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(cards.getByRole('button', { name: `Publish ${name}` })).toBeEnabled();
    }
    await expect(canvas.getByText('My Published Sites')).toBeVisible();
    await expect(canvas.getByText('Connect Your Custom Domain')).toBeVisible();
    const sites = within(canvas.getByRole('region', { name: 'My Published Sites' }));
    await expect(await sites.findByText('Heritage')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish Modern' }));
    await expect(await sites.findByText('Modern')).toBeVisible();
    await expect(sites.queryByText('Heritage')).toBeNull();
  },
});

export const NothingPublished = meta.story({ beforeEach: ({ msw }) => msw.use(...templateCalls([])) });

export const HiddenUntilApproved = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...quotaCalls(buildStandings({}, 'approval')), ...templateCalls()),
  play: async ({ canvas }) => {
    await canvas.findByText('Visitors see nothing here until your account is approved.');
  },
});

/** The reason shows above the templates, which cannot be published until Nivaas publishes the site again. */
export const TakenOffline = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...templateCalls([buildPublishedSite({ unpublishedReason: 'Homes are shown with pictures of others.' })])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/pictures of others.*Only Nivaas can publish it again/)).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: /^Publish / })) await expect(button).toBeDisabled();
    await expect(canvas.queryByText('Published')).toBeNull();
  },
});

export const PublishFailed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(publishSite), ...templateCalls()),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Publish Modern' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const DomainRefused = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(connectDomain), ...templateCalls()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^Open/ });
    await expect(canvas.getByRole('button', { name: 'Connect Domain' })).toBeDisabled();
    await fill(userEvent, canvas.getByLabelText('Domain'), 'homes.rathore.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Domain' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to save domain');
    await expect(canvas.getByLabelText('Domain')).toHaveValue('homes.rathore.example');
  },
});

export const DomainSet = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(checkDomain, () => ({ data: { connected: false } })),
      ...templateCalls([buildPublishedSite({ customDomain: 'homes.rathore.example' })]),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByDisplayValue('homes.rathore.example')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Check Status' }));
    await canvas.findByText('Not connected yet');
  },
});

/** The operator released the domain and the broker set another: the first one's findings are gone. */
export const AnotherDomainSet = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    const first = buildPublishedSite({ customDomain: 'typo.rathore.example', domain: buildDomainStatus() });
    let site = first;
    msw.use(
      mock(checkDomain, () => {
        site = buildPublishedSite();
        return { data: { connected: true, domain: buildDomainStatus({ reason: 'connected' }) } };
      }),
      mock(connectDomain, () => {
        site = buildPublishedSite({ customDomain: 'homes.rathore.example', domain: buildDomainStatus() });
        return { data: site };
      }),
      mock(listMySites, () => ({ data: [site], siteIpv4: '203.0.113.10' })),
      ...templateCalls([first]),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('typo.rathore.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Check Status' }));
    await waitFor(() => expect(canvas.getByLabelText('Domain')).toBeEnabled());
    await fill(userEvent, canvas.getByLabelText('Domain'), 'homes.rathore.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Domain' }));
    await canvas.findByText('Domain saved. Set the DNS A record below, then check status.');
    await expect(canvas.queryByText('Connected')).toBeNull();
    // The focused field is disabled now: the focus moves to the next enabled button.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Check Status' })).toHaveFocus());
  },
});

/** If the lists cannot be loaded, no message shows. */
export const ListsFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed(listTemplates, 500, { message: 'No templates' }),
      failed(listMySites, 500, { message: 'No sites' }),
      ...templateCalls(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Loading...')).toBeNull());
    await expect(canvas.queryByText(/No templates|No sites/)).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Website Templates');
  },
});
