import { paths } from '#contract/paths.ts';
import { shortPrice } from '#contract/rules/money.ts';
import type { MailGroup, MailWords } from './MailPage.tsx';
import type { FoundHomes, MailedHome, SeekerMail } from './mailJobs.ts';

const homeLine = ({ title, place, price }: MailedHome): string =>
  [title, place, shortPrice(price)].filter(Boolean).join(', ');

const searchAddress = (query: string): string => `${paths.homes}${query && `?${query}`}`;

const groupOf = ({ name, query, homes, total }: FoundHomes, origin: string): MailGroup => {
  const more = total - homes.length;
  return {
    title: name,
    links: homes.map((home) => ({ text: homeLine(home), href: origin + home.path })),
    more: {
      text: more > 0 ? `See all, including ${more} more` : 'See all homes for this search',
      href: origin + searchAddress(query),
    },
  };
};

const footerOf = (ending: string, origin: string, token: string): MailWords['footer'] => [
  { text: 'Your saved homes and searches', href: origin + paths.account },
  { text: ending, href: `${origin}${paths.unsubscribe}?token=${token}` },
];

const fallOf = ({ price, before }: Extract<SeekerMail, { kind: 'price_drop' }>['homes'][number]): string => {
  if (price === null || before === null || before <= price) return '';
  return ` (${shortPrice(before - price)} less than when you saved it)`;
};

/** The text of a mail about homes to a home seeker. `token` belongs to the unsubscribe link. */
export const seekerWords = (mail: SeekerMail, origin: string, token: string): MailWords => {
  switch (mail.kind) {
    case 'saved_search':
      return {
        subject: mail.found.total === 1 ? 'A new home for your search' : 'New homes for your search',
        paragraphs: ['This came up since we last told you:'],
        groups: [groupOf(mail.found, origin)],
        footer: footerOf('Stop these mails for this search', origin, token),
      };
    case 'daily_searches':
      return {
        subject: 'New homes for your searches',
        paragraphs: ['This came up since we last told you:'],
        groups: mail.found.map((found) => groupOf(found, origin)),
        footer: footerOf('Stop the daily mail', origin, token),
      };
    case 'price_drop':
      return {
        subject: mail.homes.length === 1 ? 'A home you saved is now cheaper' : 'Homes you saved are now cheaper',
        paragraphs: [mail.homes.length === 1 ? 'The price has dropped:' : 'The prices have dropped:'],
        groups: [
          {
            links: mail.homes.map((home) => ({ text: homeLine(home) + fallOf(home), href: origin + home.path })),
          },
        ],
        footer: footerOf('Stop mails about prices', origin, token),
      };
  }
};
