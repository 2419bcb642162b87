import styled from '@emotion/styled';
import type { SiteHead } from '#contract/sites.ts';
import { formatMonth } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { site, siteHairline, siteMedium, siteNarrow } from '../theme/templateTheme.ts';
import { Wrap } from './Wrap.tsx';

const Voices = styled(Wrap)({
  paddingTop: space(12),
  [siteNarrow]: { paddingTop: space(8) },
  '& ul': {
    display: 'grid',
    gap: space(4),
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: space(3.5),
    [siteMedium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& li': { paddingTop: space(2.5), borderTop: siteHairline },
  '& blockquote': { margin: 0, ...siteType.quote, color: site.heading, textWrap: 'pretty' },
  '& li p': { ...siteType.small, color: site.slate, marginTop: space(1.5) },
  '& .told': { ...siteType.caption, color: site.slate, marginTop: space(3) },
});

interface SiteVoicesProps extends Pick<SiteHead, 'broker' | 'content'> {
  heading: string;
}

/** Testimonials as the broker entered them, which the section states; renders nothing if there are none. */
export function SiteVoices({ broker, content, heading }: SiteVoicesProps) {
  if (content.testimonials.length === 0) return null;
  return (
    <section aria-label={heading}>
      <Voices className="voices">
        <h2>{heading}</h2>
        <ul>
          {content.testimonials.map(({ name, said_on, words }) => (
            <li key={`${name} ${said_on} ${words}`}>
              <blockquote>
                <bdi>“{words}”</bdi>
              </blockquote>
              <p>
                <bdi>{name}</bdi>, <time dateTime={said_on}>{formatMonth(said_on)}</time>
              </p>
            </li>
          ))}
        </ul>
        <p className="told">
          Told by <bdi>{broker.name}</bdi>. Nivaas has not checked these words.
        </p>
      </Voices>
    </section>
  );
}
