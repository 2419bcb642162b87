import styled from '@emotion/styled';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import type { SiteHomeRow } from '#contract/sites.ts';
import { space } from '#src/theme/spacing.ts';
import { unlikeNeighbours } from '#src/ui/media/placeholderPicture.ts';
import { siteType } from '../theme/siteType.ts';
import { site } from '../theme/templateTheme.ts';
import { type FilterVoice, HomesFilters } from './HomesFilters.tsx';
import { HomesPages } from './HomesPages.tsx';
import { isBusiness } from './heroHomes.ts';
import { noFilter } from './homesFilter.ts';
import { SiteButton } from './SiteButton.tsx';
import type { SiteLinks } from './siteLinks.ts';
import { useHomesFilter } from './useHomesFilter.ts';

/** The props of a template's card. */
export interface SiteHomeCardProps {
  home: SiteHomeRow;
  links: SiteLinks;
  /** Its index in the list. */
  index: number;
}

/** A template's words about its list of homes. */
export interface ListVoice {
  readonly heading: string;
  /** The noun for one home, and for several. */
  readonly noun: readonly [one: string, several: string];
  /** Shown if there are no homes. */
  readonly none: string;
  /** Shown if no home matches the filter, and the label of the button that clears it. */
  readonly unfit: string;
  readonly clear: string;
  readonly filters: FilterVoice;
  /** Lists homes to live in first, the most expensive of them first; by default, the newest homes come first. */
  readonly dearest?: boolean;
}

interface HomesSectionProps {
  homes: readonly SiteHomeRow[];
  links: SiteLinks;
  Card: ComponentType<SiteHomeCardProps>;
  voice: ListVoice;
}

/** With fewer homes, there are no filters. */
const MIN_TO_FILTER = 4;
/** The number of homes shown at first, and added by each click on "Show more": fills rows of two and of three. */
const STEP = 12;

// The page contains all homes: without scripts, and for search engines, all of them are visible.
const Listed = styled.section({ '@media (scripting: enabled)': { '& .later': { display: 'none' } } });
const More = styled.p({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1),
  marginTop: space(6),
  ...siteType.small,
  color: site.slate,
  '@media (scripting: none)': { display: 'none' },
});

const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2.5, 4),
  alignItems: 'flex-end',
  justifyContent: 'space-between',
});
const Count = styled.p({ ...siteType.small, color: site.slate, marginTop: space(2) });
const Nothing = styled.div({ display: 'grid', justifyItems: 'start', gap: space(2), padding: space(5, 0) });

// If any of them is a business, such as a shop, they are not called homes.
const nounOf = ({ noun }: ListVoice, homes: HomesSectionProps['homes'], count: number) => {
  const [one, several] = homes.some(isBusiness) ? (['property', 'properties'] as const) : noun;
  return count === 1 ? one : several;
};

const countOf = (found: number, here: number, total: number, noun: string): string => {
  if (total === here) return found < here ? `${found} of ${here} ${noun}` : `${here} ${noun}`;
  return found < here ? `${found} of the ${here} ${noun} on this page` : `${here} of ${total} ${noun}`;
};

/** A site's homes with filters, each in the template's card. Templates style its parts by class name. */
export function HomesSection({ homes, links, Card, voice }: HomesSectionProps) {
  const title = useId();
  const { choices, filter, found, choose } = useHomesFilter(homes);
  const { parts } = links;
  const total = parts?.total ?? homes.length;
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(STEP);
  const hidden = Math.max(0, found.length - shown);
  // Focuses the first added home: the focused button may be gone, and this is what the visitor requested.
  useEffect(() => {
    if (shown > STEP) list.current?.children[shown - STEP]?.querySelector('a')?.focus();
  }, [shown]);
  return (
    <Listed id="listings" aria-labelledby={title}>
      <Head className="head">
        <h2 id={title}>{voice.heading}</h2>
        {homes.length >= MIN_TO_FILTER ? (
          <HomesFilters
            choices={choices}
            filter={filter}
            onChoose={(chosen) => {
              setShown(STEP);
              choose(chosen);
            }}
            voice={voice.filters}
          />
        ) : null}
      </Head>
      <Count role="status" className="count">
        {homes.length === 0 ? null : countOf(found.length, homes.length, total, nounOf(voice, homes, total))}
      </Count>
      {homes.length === 0 ? (
        <Nothing className="nothing">
          <p>{voice.none}</p>
        </Nothing>
      ) : null}
      {homes.length > 0 && found.length === 0 ? (
        <Nothing className="nothing">
          <p>{voice.unfit}</p>
          <SiteButton kind="line" small onClick={() => choose(noFilter)}>
            {voice.clear}
          </SiteButton>
        </Nothing>
      ) : null}
      {found.length > 0 ? (
        <ul ref={list} className="list">
          {unlikeNeighbours(found).map((home, index) => (
            <li key={home.id} className={index < shown ? undefined : 'later'}>
              <Card home={home} links={links} index={index} />
            </li>
          ))}
        </ul>
      ) : null}
      {hidden > 0 ? (
        <More>
          <span>
            {shown} of {found.length} shown
          </span>
          <SiteButton kind="line" onClick={() => setShown(shown + STEP)}>
            Show {Math.min(STEP, hidden)} more {nounOf(voice, homes, Math.min(STEP, hidden))}
          </SiteButton>
        </More>
      ) : null}
      {parts ? (
        <div className={hidden > 0 ? 'later' : undefined}>
          <HomesPages parts={parts} filter={filter} />
        </div>
      ) : null}
    </Listed>
  );
}
