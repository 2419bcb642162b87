import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { SaveButton } from '#src/features/showcase/SaveButton.tsx';
import type { OwnerProperty } from '#src/features/showcase/samples/cards.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { ShowcaseCard } from './ShowcaseCard.tsx';

/** A home that is sold by its owner: price, kind, size, place and status. */
export function OwnerPropertyCard({ property }: { property: OwnerProperty }) {
  const { id, bhk, price, sqft, area, status, img } = property;
  const what = `${bhk} in ${area}`;
  return (
    <ShowcaseCard image={img} title={bhk} buttons={<SaveButton id={`owner-${id}`} title={what} />}>
      <Text variant="cardPrice">{price}</Text>
      <Box sx={{ display: 'flex', mt: 0.5, typography: 'body1' }}>
        <Text component="h3" variant="body1" sx={{ fontWeight: 400 }}>
          {bhk}
          <Box component="span" sx={visuallyHidden}>
            , {area}
          </Box>
        </Text>
        <Box component="span" sx={{ whiteSpace: 'pre' }}>
          {' · '}
        </Box>
        {sqft}
      </Box>
      <PlaceLine place={area} />
      <Row
        between
        sx={{ mt: 1.5, pt: 1.5, borderTop: '1px solid', borderColor: 'roles.lineSoft', color: 'roles.slate' }}
      >
        <Text
          component="span"
          variant="subtitle2"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}
        >
          <Check size={16} strokeWidth={2.2} aria-hidden />
          {status}
        </Text>
        <span>Owner</span>
      </Row>
    </ShowcaseCard>
  );
}
