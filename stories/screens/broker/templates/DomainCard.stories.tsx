import { expect, waitFor } from 'storybook/test';
import { buildDomainStatus, buildPublishedSite } from '#contract/fixtures/sites.ts';
import { checkDomain, connectDomain, type DomainStatus } from '#contract/templates.ts';
import { DomainCard } from '#src/screens/broker/templates/DomainCard.tsx';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: DomainCard,
  decorators: [inBox({ maxWidth: 620 })],
  args: { site: undefined, known: true, siteIpv4: '203.0.113.10' },
  parameters: framed(560),
});

const domainProof = 'nivaas-site=526adf8157dd44f596f742eecc8282e7';
const proofRecord = {
  type: 'TXT',
  host: '_nivaas.homes',
  name: '_nivaas.homes.rathore.example',
  value: domainProof,
};
const withDomain = (over: Partial<DomainStatus> = {}) =>
  buildPublishedSite({ customDomain: 'homes.rathore.example', domain: buildDomainStatus(over), domainProof });

/** Makes a check on this page return this report. */
const checkFinds = (over: Partial<DomainStatus>) =>
  mock(checkDomain, () => {
    const domain = buildDomainStatus(over);
    return { data: { connected: domain.connected, domain } };
  });

export const NoSite = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Publish a site first.');
    await expect(canvas.getByText('203.0.113.10')).toBeVisible();
  },
});
/** Loading the list of sites failed: the card shows no message. */
export const Unknown = meta.story({
  args: { known: false, siteIpv4: undefined },
  play: async ({ canvas }) => expect(canvas.queryByText('Publish a site first.')).toBeNull(),
});
export const Free = meta.story({ args: { site: buildPublishedSite() } });
export const Locked = meta.story({
  args: { site: withDomain() },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Domain')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Connect Domain' })).toBeDisabled();
    await canvas.findByText('Domain saved. Set the DNS A record below, then check status.');
    await expect(canvas.queryByText('Not connected yet')).toBeNull();
  },
});
export const Connected = meta.story({
  args: { site: buildPublishedSite({ customDomain: 'homes.rathore.example' }) },
  beforeEach: ({ msw }) => msw.use(mock(checkDomain, () => ({ data: { connected: true } }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check Status' }));
    await canvas.findByText('Connected');
  },
});
/** All buttons are disabled while the domain is saved. */
export const Saving = meta.story({
  args: { site: buildPublishedSite() },
  beforeEach: ({ msw }) => msw.use(loading(connectDomain)),
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('Domain'), 'https://homes.rathore.example/');
    await expect(canvas.getByLabelText('Domain')).toHaveValue('homes.rathore.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Domain' }));
    for (const button of canvas.getAllByRole('button')) await waitFor(() => expect(button).toBeDisabled());
  },
});

/** A failed check shows no message and keeps the last state. */
export const CheckFailed = meta.story({
  args: { site: withDomain({ reason: 'elsewhere', found: ['198.51.100.7'] }) },
  beforeEach: ({ msw }) => msw.use(failed(checkDomain, 503, { message: 'Please try again' })),
  play: async ({ canvas, userEvent }) => {
    const check = canvas.getByRole('button', { name: 'Check Status' });
    await userEvent.click(check);
    await waitFor(() => expect(check).toBeEnabled());
    await expect(canvas.queryByText('Please try again')).toBeNull();
    await expect(canvas.getByText('Not connected yet')).toBeVisible();
  },
});

export const KnownElsewhere = meta.story({
  tags: ['behaviour'],
  args: { site: withDomain({ reason: 'elsewhere', found: ['198.51.100.7'] }) },
  beforeEach: ({ msw }) => msw.use(checkFinds({ reason: 'connected', found: ['203.0.113.10'] })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Not connected yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Check Status' }));
    await canvas.findByText('The domain leads to your site');
    await expect(canvas.getByText('Connected')).toBeVisible();
  },
});
/** The list of sites contains a later check than this page, as after a night in an open tab. */
export const CheckedSince = meta.story({
  tags: ['behaviour'],
  args: { site: withDomain({ reason: 'no_name', checkedAt: '2026-11-23T05:51:00.000Z' }) },
  beforeEach: ({ msw }) => msw.use(checkFinds({ reason: 'connected', found: ['203.0.113.10'] })),
  play: async ({ canvas, userEvent }) => {
    const check = canvas.getByRole('button', { name: 'Check Status' });
    await userEvent.click(check);
    await waitFor(() => expect(check).toBeEnabled());
    await expect(canvas.getByText('There is no such name in DNS yet')).toBeVisible();
    await expect(canvas.getByText('Not connected yet')).toBeVisible();
    await expect(canvas.queryByText('Connected')).toBeNull();
  },
});
export const Waiting = meta.story({
  args: { site: withDomain() },
  beforeEach: ({ msw }) => msw.use(checkFinds({ reason: 'waiting', checkedAt: null })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check Status' }));
    await canvas.findByText('The domain’s name servers did not answer');
  },
});
export const TxtNeeded = meta.story({
  args: {
    site: withDomain({
      reason: 'txt_needed',
      found: ['203.0.113.10'],
      records: [...buildDomainStatus().records, proofRecord],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'TXT record' })).toHaveTextContent(domainProof);
  },
});
/** A TXT record that is needed from the start is listed before any check. */
export const TxtNeededFromTheStart = meta.story({
  tags: ['behaviour'],
  args: { site: withDomain({ records: [...buildDomainStatus().records, proofRecord] }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Domain saved. Set the DNS A and TXT records below, then check status.');
    await expect(canvas.getByRole('group', { name: 'A record' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'TXT record' })).toBeVisible();
  },
});
/** Another site has proved that it owns the domain, with its TXT record. */
export const Lost = meta.story({
  args: { site: buildPublishedSite({ domainProof, domainLost: 'homes.rathore.example' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('homes.rathore.example belongs to another site now');
    await expect(canvas.getByLabelText('Domain')).toBeEnabled();
  },
});
/** Another site has the domain: the message, and the TXT record that moves it here. */
export const HeldByAnother = meta.story({
  args: { site: buildPublishedSite({ domainProof }) },
  beforeEach: ({ msw }) =>
    msw.use(
      failed(connectDomain, 409, {
        message: `Another site uses homes.rathore.example. If the domain is yours, add a TXT record named _nivaas.homes.rathore.example with the value ${domainProof} and connect it again`,
        record: proofRecord,
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('Domain'), 'Homes.Rathore.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Domain' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Another site uses homes.rathore.example');
    const record = canvas.getByRole('group', { name: 'TXT record' });
    await expect(record).toHaveTextContent('_nivaas.homes.rathore.example');
    await expect(record).toHaveTextContent(domainProof);
  },
});
