import type { DomainReport } from '../../../contract/templates';

/** What a check found, in words: the finding, and what to do about it. */
export interface DomainWords {
  readonly title: string;
  readonly text: string;
}

/** What a domain's last check means for its owner; undefined before the first one. */
export const domainWords = ({ reason, found, expected, connected }: DomainReport): DomainWords | undefined => {
  const there = found.join(', ');
  switch (reason) {
    case 'unchecked':
      return undefined;
    case 'connected':
      return { title: 'The domain leads to your site', text: 'We look again every day.' };
    case 'no_name':
      return {
        title: 'There is no such name in DNS yet',
        text: 'Add the record below. A new one can take up to a day to spread.',
      };
    case 'no_address':
      return {
        title: 'The name has no A record yet',
        text: 'Add the record below. A new one can take up to a day to spread.',
      };
    case 'elsewhere':
      return {
        title: `The domain leads to ${there}`,
        text: `It must lead to ${expected}: change its A record, and remove others of the same host.`,
      };
    case 'proxied':
      return {
        title: `A proxy stands before the domain, at ${there}`,
        text: `Switch the proxy off for this record (“DNS only”), so that the domain itself leads to ${expected}.`,
      };
    case 'txt_needed':
      return {
        title: 'The domain leads here. Now show that it is yours',
        text: 'Another site had this name, or one above or under it: add the TXT record below as well.',
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
