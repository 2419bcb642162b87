import Box from '@mui/material/Box';
import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { OgeePortrait } from '#src/features/showcase/OgeePortrait.tsx';
import type { Seller } from '#src/features/showcase/samples/cards.ts';
import { space } from '#src/theme/spacing.ts';
import type { ToneName } from '#src/theme/tones.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { coveringLink } from '#src/ui/layout/coveringLink.ts';

interface SellerCardProps {
  seller: Seller;
  /** The position, which selects the portrait's tint: neighbours differ. */
  at: number;
}

const tints = ['gulabi', 'peacock', 'marigold', 'info'] as const satisfies readonly ToneName[];

/** A seller: name, badge, localities, years of experience and number of properties. */
export function SellerCard({ seller, at }: SellerCardProps) {
  const { name, badge, licence, areas, years, properties, avatar, href } = seller;
  const tone: ToneName = tints[at % tints.length] ?? 'gulabi';
  const pro = badge === 'HOUSING EXPERT PRO';
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        minHeight: 264,
        p: 2.5,
        borderRadius: '14px',
        bgcolor: 'roles.paper',
        border: '1px solid',
        borderColor: 'roles.hairline',
      }}
    >
      <Row gap={2}>
        <OgeePortrait name={name} src={avatar} tone={tone} />
        <Box sx={{ minWidth: 0 }}>
          <Text component="h3" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
            {href ? (
              <Box component={Link} to={href} reloadDocument sx={coveringLink}>
                {name}
              </Box>
            ) : (
              name
            )}
          </Text>
          <Text
            variant="captionStrong"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              mt: 0.75,
              color: pro ? 'roles.marigold' : 'roles.slate',
            }}
          >
            {pro ? <Star size={14} strokeWidth={2} aria-hidden /> : null}
            {badge ?? licence}
          </Text>
        </Box>
      </Row>
      <Text quiet sx={{ flex: 1, mt: 2.5 }}>
        {/* No line break inside a name. */}
        {areas.map((area) => area.replaceAll(' ', '\u00a0')).join(', ')}
      </Text>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          m: space(2, 0, 0),
          pt: 2,
          borderTop: '1px solid',
          borderColor: 'roles.lineSoft',
          '& dt': { color: 'roles.slate' },
          '& dd': { typography: 'price' },
        }}
      >
        {years === undefined ? null : (
          <div>
            <dt>Experience</dt>
            <dd>{years === 1 ? '1 year' : `${years} years`}</dd>
          </div>
        )}
        <div>
          <dt>Properties</dt>
          <dd>{properties.toLocaleString('en-IN')}</dd>
        </div>
      </Box>
    </Box>
  );
}
