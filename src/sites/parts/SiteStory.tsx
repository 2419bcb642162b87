import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { SiteHead } from '#contract/sites.ts';
import { inWords } from './listingWords.ts';

interface SiteStoryProps extends Pick<SiteHead, 'content'> {
  /** What the template says for a broker who has written nothing. */
  children: ReactNode;
  /** Of the text. */
  className?: string;
}

// Empty lines stay: they separate paragraphs.
const Told = styled.p({ whiteSpace: 'pre-line' });

/** The broker's own words about the work, then since when and where. Templates style both. */
export function SiteStory({ content: { about, since, areas }, className, children }: SiteStoryProps) {
  // A year that the broker's own text names is not repeated.
  const year = since === null || about?.includes(String(since)) ? '' : ` since ${since}`;
  return (
    <>
      {about ? (
        <Told className={className}>
          <bdi>{about}</bdi>
        </Told>
      ) : (
        <p className={className}>{children}</p>
      )}
      {!year && areas.length === 0 ? null : (
        <p>
          Working{year}
          {areas.length ? ' in ' : ''}
          <bdi>{inWords(areas)}</bdi>.
        </p>
      )}
    </>
  );
}
