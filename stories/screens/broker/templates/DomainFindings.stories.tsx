import { expect } from 'storybook/test';
import { inBox } from '../../../../.storybook/inBox';
import preview from '../../../../.storybook/preview';
import { buildDomainReport } from '../../../../contract/fixtures/sites';
import { DomainFindings } from '../../../../src/screens/broker/templates/DomainFindings';

const meta = preview.meta({ component: DomainFindings, decorators: [inBox({ p: 2, maxWidth: 560 })] });

export const Unchecked = meta.story({
  args: { report: buildDomainReport() },
  play: async ({ canvas }) => expect(canvas.queryByText('Last checked')).toBeNull(),
});
export const Connected = meta.story({
  args: { report: buildDomainReport({ reason: 'connected', found: ['203.0.113.10'] }) },
});
export const NoSuchName = meta.story({ args: { report: buildDomainReport({ reason: 'no_name' }) } });
export const NoAddress = meta.story({ args: { report: buildDomainReport({ reason: 'no_address' }) } });
export const Elsewhere = meta.story({
  args: { report: buildDomainReport({ reason: 'elsewhere', found: ['198.51.100.7', '198.51.100.8'] }) },
  play: async ({ canvas }) => {
    await canvas.findByText('The domain leads to 198.51.100.7, 198.51.100.8');
    await expect(canvas.getByText('Last checked').nextSibling).toHaveTextContent(/2026/);
  },
});
export const Proxied = meta.story({
  args: { report: buildDomainReport({ reason: 'proxied', found: ['104.16.132.229', '172.67.12.1'] }) },
});
export const TxtNeeded = meta.story({
  args: { report: buildDomainReport({ reason: 'txt_needed', found: ['203.0.113.10'] }) },
});
/** The name servers were silent: nothing is known that was not known before. */
export const Waiting = meta.story({
  args: { report: buildDomainReport({ reason: 'waiting', checkedAt: null }) },
  play: async ({ canvas }) => expect(canvas.queryByText('Found')).toBeNull(),
});
export const WaitingWhileConnected = meta.story({
  args: { report: buildDomainReport({ reason: 'waiting', connected: true }) },
});
