import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { SiteHead } from '#contract/sites.ts';
import { inWords } from './siteWords.ts';

interface SiteStoryProps extends Pick<SiteHead, 'content'> {
  /** The template's text for a broker who has written none. */
  children: ReactNode;
  /** The class name of the text. */
  className?: string;
}

// Keeps empty lines, which separate paragraphs.
const Told = styled.p({ whiteSpace: 'pre-line' });

/** The broker's own text about their work, then their first year and their areas. Templates style both. */
export function SiteStory({ content: { about, since, areas }, className, children }: SiteStoryProps) {
  // Omits the year if the broker's own text mentions it.
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
