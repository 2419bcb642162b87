import type { DomainStatus } from '#contract/templates.ts';

/** The text for the result of a check: the finding and what to do about it. */
export interface DomainWords {
  readonly title: string;
  readonly text: string;
}

const elsewhere = ({ found, expected }: DomainStatus): string[] => found.filter((address) => address !== expected);

/** Whether a domain has DNS records that send some visitors to another server. */
export const leadsAstray = (report: DomainStatus): boolean =>
  elsewhere(report).length > 0 || report.foundIpv6.length > 0;

/** The text for a domain's last check; undefined before the first one. */
export const domainWords = (report: DomainStatus): DomainWords | undefined => {
  const { reason, found, foundIpv6, foundTexts, expected, connected, records } = report;
  const there = found.join(', ');
  const others = elsewhere(report).join(', ');
  const ipv6 = foundIpv6.join(', ');
  const add = records.length > 1 ? 'Add the records below.' : 'Add the record below.';
  const alsoIpv6 = ipv6 ? ` Remove its AAAA record (${ipv6}), too.` : '';
  switch (reason) {
    case 'unchecked':
      return undefined;
    case 'connected':
      return leadsAstray(report)
        ? {
            title: 'The domain leads to your site, but not for everyone',
            text: [
              others && `Other A records of the same host lead some visitors to ${others}. Remove those.`,
              ipv6 && `Its AAAA record leads to ${ipv6}: visitors whose line has IPv6 go there. Remove that record.`,
            ]
              .filter(Boolean)
              .join(' '),
          }
        : { title: 'The domain leads to your site', text: 'We look again every day.' };
    case 'no_name':
      return {
        title: 'There is no such name in DNS yet',
        text: `${add} A new one can take up to a day to spread.`,
      };
    case 'no_address':
      return ipv6
        ? {
            title: `The name has only an AAAA record, to ${ipv6}`,
            text: `Remove it, because that is not your site. ${add}`,
          }
        : {
            title: 'The name has no A record yet',
            text: `${add} A new one can take up to a day to spread.`,
          };
    case 'elsewhere':
      return {
        title: `The domain leads to ${there}`,
        text: `It must lead to ${expected}: change its A record, and remove others of the same host.${alsoIpv6}`,
      };
    case 'proxied':
      return {
        title: `A proxy stands before the domain, at ${there}`,
        text: `Switch the proxy off for this record (“DNS only”), so that the domain itself leads to ${expected}.`,
      };
    case 'txt_needed':
      return {
        title: 'The domain leads here. Now show that it is yours',
        text: foundTexts.length
          ? 'Its TXT record says something else: change it to the value below.'
          : 'Another site had this name, or another of this domain: add the TXT record below as well.',
      };
    case 'waiting':
      return {
        title: 'The domain’s name servers did not answer',
        text: connected
          ? 'Your site stays connected. Try again in a few minutes.'
          : 'That says nothing about your record. Try again in a few minutes.',
      };
  }
};
