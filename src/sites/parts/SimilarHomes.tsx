import { type ComponentType, useId } from 'react';
import type { SiteHomeRow } from '#contract/sites.ts';
import { unlikeNeighbours } from '#src/ui/media/placeholderPicture.ts';
import type { SiteHomeCardProps } from './HomesSection.tsx';
import type { SiteLinks } from './siteLinks.ts';

interface SimilarHomesProps {
  homes: readonly SiteHomeRow[];
  links: SiteLinks;
  Card: ComponentType<SiteHomeCardProps>;
  heading: string;
}

/** Similar homes in the template's card; nothing if there are none. */
export function SimilarHomes({ homes, links, Card, heading }: SimilarHomesProps) {
  const title = useId();
  if (homes.length === 0) return null;
  return (
    <section className="similar" aria-labelledby={title}>
      <h2 id={title}>{heading}</h2>
      <ul className="list">
        {unlikeNeighbours(homes).map((home, at) => (
          <li key={home.id}>
            {/* Some templates enlarge the first three cards of a list. */}
            <Card home={home} links={links} index={at + 3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
