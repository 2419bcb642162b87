import styled from '@emotion/styled';
import { Check, MapPin, Play } from 'lucide-react';
import { youtubeId } from '#contract/rules/youtube.ts';
import type { SiteProperty } from '#contract/sites.ts';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { site, siteNarrow } from '../theme/templateTheme.ts';
import { EmiCalculator } from './EmiCalculator.tsx';
import { SiteButton } from './SiteButton.tsx';
import { siteFacts } from './siteFacts.ts';

const Sections = styled.div({
  alignContent: 'start',
  display: 'grid',
  gap: space(7),
  minWidth: 0,
  '& > section': { display: 'grid', gap: space(2), minWidth: 0 },
  '& > section > h2': siteType.section,
  [siteNarrow]: { gap: space(5) },
});
const Story = styled.p({ ...siteType.lead, whiteSpace: 'pre-line', textWrap: 'pretty' });
const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 'var(--facts-gap, 32px)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 0.9fr) minmax(0, 1.1fr)',
    gap: space(1.5),
    padding: space(1.5, 0),
    borderTop: `1px solid ${site.line}`,
  },
  // Its label is as wide as the labels in the two-column rows.
  '& > [data-long]': {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'calc((50% - var(--facts-gap, 32px) / 2 - 12px) * 0.45) minmax(0, 1fr)',
  },
  '& dt': { ...siteType.small, color: site.slate },
  '& dd': { ...siteType.small, fontWeight: 600 },
  [siteNarrow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > [data-long]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
});
/** A value with more characters takes the full width. */
const LONG = 18;

const Ticks = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space(1.5, 3),
  ...siteType.small,
  '& > li': { display: 'flex', gap: space(1), alignItems: 'flex-start', minWidth: 0 },
  '& svg': { color: site.link, marginTop: space(0.5) },
});

function Section({ name, title, items }: { name: string; title: string; items: readonly string[] }) {
  const Icon = name === 'nearby' ? MapPin : Check;
  if (items.length === 0) return null;
  return (
    <section className={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{title}</h2>
      <Ticks>
        {items.map((item) => (
          <li key={item}>
            <Icon size={16} aria-hidden />
            <span>{item}</span>
          </li>
        ))}
      </Ticks>
    </section>
  );
}

const cleaned = (items: readonly string[]) => [...new Set(items.map((item) => item.trim()).filter(Boolean))];

interface PropertySectionsProps {
  property: SiteProperty;
  /** The heading above the description. */
  heading: string;
}

/** Everything about a property, in sections. Templates style them by class name. */
export function PropertySections({ property, heading }: PropertySectionsProps) {
  const { description, features, highlights, amenities, nearby_landmarks, videos, expected_price: price } = property;
  const [video] = videos.flatMap((one) => youtubeId(one) ?? []);
  return (
    <Sections className="sections">
      {description?.trim() || video ? (
        <section className="story" aria-labelledby="story-title">
          <h2 id="story-title">{heading}</h2>
          {description?.trim() ? <Story>{description.trim()}</Story> : null}
          {video ? (
            <div>
              <SiteButton
                kind="line"
                small
                href={`https://www.youtube.com/watch?v=${video}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Play size={16} aria-hidden />
                Watch the video on YouTube
              </SiteButton>
            </div>
          ) : null}
        </section>
      ) : null}
      <section className="facts" aria-labelledby="facts-title">
        <h2 id="facts-title">Facts</h2>
        <Facts>
          {siteFacts(property).map(([label, value]) => (
            <div key={label} data-long={value.length > LONG || undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </section>
      <Section
        name="highlights"
        title="Highlights"
        items={cleaned([...highlights, ...(features.property_tags ?? [])])}
      />
      <Section name="amenities" title="Amenities" items={cleaned(amenities)} />
      <Section name="nearby" title="Nearby" items={cleaned(nearby_landmarks)} />
      {price ? <EmiCalculator price={price} /> : null}
    </Sections>
  );
}
