import styled from '@emotion/styled';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { SiteProperty } from '#contract/sites.ts';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { site } from '../theme/templateTheme.ts';
import { SiteShare } from './SiteShare.tsx';
import { placeOf, siteHomeFacts } from './siteWords.ts';

const Title = styled.h1(siteType.title);
const Line = styled.p({ ...siteType.lead, color: site.slate, marginTop: space(1.5) });

/** A property's title, facts and place, and the share button. */
export function PropertyTitle({ property }: { property: SiteProperty }) {
  const place = placeOf(property);
  return (
    <div className="title">
      <Title>{propertyTitle(property)}</Title>
      <Line>
        {siteHomeFacts(property)}
        {place ? (
          <>
            {' · '}
            <bdi>{place}</bdi>
          </>
        ) : null}
      </Line>
      <SiteShare title={propertyTitle(property)} />
    </div>
  );
}
