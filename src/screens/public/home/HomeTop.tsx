import type { HomeDetail } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { Island } from '#src/lib/Island.tsx';
import { Row } from '#src/ui/base/Row.tsx';
import { Breadcrumbs } from '#src/ui/navigation/Breadcrumbs.tsx';
import { HomeActions } from './HomeActions.tsx';

/** The breadcrumbs above a home. */
export const placesAbove = ({ city, locality }: Pick<HomeDetail, 'city' | 'locality'>) => [
  { label: 'Homes', to: paths.homes },
  ...(city ? [{ label: city, to: paths.place(city) }] : []),
  ...(city && locality ? [{ label: locality, to: paths.place(city, locality) }] : []),
];

/** The first row of a home's page: its breadcrumbs, and its actions. */
export function HomeTop({ home }: { home: HomeDetail }) {
  return (
    <Row gap={2} between sx={{ minHeight: 44, py: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <Breadcrumbs above={placesAbove(home)} here={propertyTitle(home)} />
      <Island name="actions">
        <HomeActions home={home} />
      </Island>
    </Row>
  );
}
