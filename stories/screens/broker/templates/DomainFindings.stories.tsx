import { expect } from 'storybook/test';
import { buildDomainStatus } from '#contract/fixtures/sites.ts';
import type { DomainStatus } from '#contract/templates.ts';
import { DomainFindings } from '#src/screens/broker/templates/DomainFindings.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: DomainFindings, decorators: [inBox({ p: 2, maxWidth: 560 })] });

const having = (over?: Partial<DomainStatus>) => ({ report: buildDomainStatus(over) });

export const Unchecked = meta.story({
  args: having(),
  play: async ({ canvas }) => expect(canvas.queryByText('Last checked')).toBeNull(),
});
export const Connected = meta.story({
  args: having({ reason: 'connected', found: ['203.0.113.10'] }),
});
export const NoSuchName = meta.story({ args: having({ reason: 'no_name' }) });
export const NoAddress = meta.story({ args: having({ reason: 'no_address' }) });
export const Elsewhere = meta.story({
  args: having({ reason: 'elsewhere', found: ['198.51.100.7', '198.51.100.8'] }),
  play: async ({ canvas }) => {
    await canvas.findByText('The domain leads to 198.51.100.7, 198.51.100.8');
    await expect(canvas.getByText('Last checked').nextSibling).toHaveTextContent(/2026/);
  },
});
export const Proxied = meta.story({
  args: having({ reason: 'proxied', found: ['104.16.132.229', '172.67.12.1'] }),
});
export const TxtNeeded = meta.story({
  args: having({ reason: 'txt_needed', found: ['203.0.113.10'] }),
});
/** The TXT record's value is mistyped; the value that was found is shown. */
export const TxtWrong = meta.story({
  args: having({
    reason: 'txt_needed',
    found: ['203.0.113.10'],
    foundTexts: ['nivaas-site=526adf8157dd44f596f742eecc8282e', 'v=spf1 -all'],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Its TXT record says something else: change it to the value below.');
    await expect(canvas.getByText('TXT record').nextSibling).toHaveTextContent('v=spf1 -all');
  },
});
export const OnlyIpv6 = meta.story({
  args: having({ reason: 'no_address', foundIpv6: ['2001:db8::7'] }),
  play: async ({ canvas }) => {
    await canvas.findByText('The name has only an AAAA record, to 2001:db8::7');
    await expect(canvas.getByText('AAAA record').nextSibling).toHaveTextContent('2001:db8::7');
  },
});
export const ElsewhereByIpv6 = meta.story({
  args: having({ reason: 'elsewhere', found: ['198.51.100.7'], foundIpv6: ['2001:db8::7'] }),
});
/** Connected, but visitors with IPv6 reach another server. */
export const ConnectedButIpv6 = meta.story({
  args: having({ reason: 'connected', found: ['203.0.113.10'], foundIpv6: ['2001:db8::7'] }),
  play: async ({ canvas }) => {
    await canvas.findByText('The domain leads to your site, but not for everyone');
    await expect(canvas.getByText(/Remove that record/)).toBeVisible();
  },
});
/** Connected, but one of two A records leads to another server. */
export const ConnectedAndElsewhere = meta.story({
  args: having({ reason: 'connected', found: ['203.0.113.10', '198.51.100.7'] }),
  play: async ({ canvas }) => {
    await canvas.findByText('The domain leads to your site, but not for everyone');
    const words = canvas.getByText(
      'Other A records of the same host lead some visitors to 198.51.100.7. Remove those.',
    );
    await expect(words).toBeVisible();
    // Announced when another check finds something else.
    await expect(canvas.getByRole('status')).toContainElement(words);
  },
});
/** The name servers did not answer: the last findings stay. */
export const Waiting = meta.story({
  args: having({ reason: 'waiting', checkedAt: null }),
  play: async ({ canvas }) => expect(canvas.queryByText('Found')).toBeNull(),
});
export const WaitingWhileConnected = meta.story({
  args: having({ reason: 'waiting', connected: true }),
});
