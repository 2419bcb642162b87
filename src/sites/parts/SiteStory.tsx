import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import type { SiteHead } from '#contract/sites.ts';

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
  return (
    <>
      {about ? (
        <Told className={className}>
          <bdi>{about}</bdi>
        </Told>
      ) : (
        <p className={className}>{children}</p>
      )}
      {since === null && areas.length === 0 ? null : (
        <p>
          {since === null ? 'Working' : `Working since ${since}`}
          {areas.map((area, at) => (
            <Fragment key={area}>
              {at === 0 ? ' in ' : at === areas.length - 1 ? ' and ' : ', '}
              <bdi>{area}</bdi>
            </Fragment>
          ))}
          .
        </p>
      )}
    </>
  );
}
