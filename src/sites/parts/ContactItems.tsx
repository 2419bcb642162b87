import type { SiteHead } from '#contract/sites.ts';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';

/** The broker's phone and email, as list items. */
export function ContactItems({ broker }: { broker: SiteHead['broker'] }) {
  return (
    <>
      {broker.phone ? (
        <li>
          <a href={phoneLink(broker.phone)}>{broker.phone}</a>
        </li>
      ) : null}
      <li>
        <a href={mailLink(broker.email)}>{broker.email}</a>
      </li>
    </>
  );
}
