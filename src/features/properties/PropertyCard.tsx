import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Ruler } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isEditable } from '#contract/properties/life.ts';
import type { PropertyRow } from '#contract/properties/schemas.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { formatArea } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { EnquiryCount } from './EnquiryCount.tsx';
import { PropertyPhoto } from './PropertyPhoto.tsx';
import { PropertyStatusChip } from './PropertyStatusChip.tsx';
import { priceWords, propertyPlace } from './propertyWords.ts';

interface PropertyCardProps {
  row: PropertyRow;
  onView: () => void;
  /** A wider photo (16:10) without status and enquiries, for pages with another main topic. */
  flat?: boolean;
  /** The address for editing the home; the link is shown while editing is allowed. */
  editTo?: string;
  /** The menu with further actions, after the buttons. */
  menu?: ReactNode;
}

/** The height of what is below a card's photo, in pixels. */
export const cardTextHeight = { xs: 163, sm: 151 } as const;

/** One of the broker's properties: photo, status, price, kind, place, area, enquiries, and buttons. */
export function PropertyCard(props: PropertyCardProps) {
  const { row, flat } = props;
  const title = propertyTitle(row);
  const area = row.built_up_area === null ? null : formatArea(row.built_up_area, row.area_unit);
  const offMarket = row.status === 'paused' || row.status === 'sold';
  return (
    <Paper
      component="article"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        border: '1px solid',
        borderColor: 'roles.line',
        borderRadius: '14px',
        boxShadow: (theme) => theme.vars?.palette.roles.shadow1,
        overflow: 'hidden',
        position: 'relative',
      }}
    >
      <PropertyPhoto row={row} ratio={flat ? '16 / 10' : '4 / 3'} pale={!flat && offMarket} />
      {flat ? null : (
        <Box
          sx={{
            position: 'absolute',
            top: 12,
            left: 12,
            '& > *': { boxShadow: (theme) => theme.vars?.palette.roles.shadow1 },
          }}
        >
          <PropertyStatusChip status={row.status} />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, p: space(2, 2, 1.5), minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Text variant="price" sx={{ flex: 1 }}>
            {priceWords(row.expected_price)}
          </Text>
          {area && !flat ? <Text quiet>{area}</Text> : null}
        </Box>
        <Text component="h2" title={title} variant="label" lines={1}>
          {title}
        </Text>
        <Text quiet sx={{ overflowWrap: 'anywhere', pb: 1.5 }}>
          {propertyPlace(row)}
        </Text>
        <CardFooter {...props} {...{ title, area }} />
      </Box>
    </Paper>
  );
}

interface CardFooterProps extends PropertyCardProps {
  title: string;
  area: string | null;
}

/** The area or the enquiries, and the buttons. */
function CardFooter({ row, onView, flat, editTo, menu, title, area }: CardFooterProps) {
  return (
    <Row
      gap={space(1, 0.5)}
      wrap
      sx={{ mt: 'auto', pt: 1.5, color: 'roles.slate', borderTop: '1px solid', borderColor: 'roles.lineSoft' }}
    >
      {area && flat ? (
        <>
          <Ruler size={16} aria-hidden style={{ marginRight: space(0.5) }} />
          <span>{area}</span>
        </>
      ) : null}
      {flat ? null : <EnquiryCount count={row.enquiries} title={title} />}
      <Row gap={0.5} sx={{ ml: 'auto' }}>
        <Button size="small" onClick={onView} aria-label={`View ${title}`}>
          View
        </Button>
        {editTo && isEditable(row.status) ? (
          <Button size="small" component={Link} to={editTo} aria-label={`Edit ${title}`}>
            Edit
          </Button>
        ) : null}
        {menu}
      </Row>
    </Row>
  );
}
