import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Ruler } from 'lucide-react';
import type { ListingRow } from '#contract/properties/schemas.ts';
import { listingTitle } from '#contract/rules/listing.ts';
import { PropertyDrawing } from '#src/art/PropertyDrawing.tsx';
import { formatArea, formatRupees } from '#src/lib/format.ts';
import { propertyPlace } from './propertyWords.ts';

interface PropertyCardProps {
  row: ListingRow;
  onView: () => void;
  /** A wider picture, 16:10, for pages with another main topic. */
  flat?: boolean;
}

/** One property of the broker: price, what, where, area, View. A row has no photo, so a picture is drawn by type. */
export function PropertyCard({ row, onView, flat }: PropertyCardProps) {
  const title = listingTitle(row);
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
      }}
    >
      <Box
        aria-hidden
        sx={{
          aspectRatio: flat ? '16 / 10' : '4 / 3',
          bgcolor: 'roles.seg',
          overflow: 'hidden',
          '& svg': { width: '100%', height: '100%' },
        }}
      >
        <PropertyDrawing type={row.property_type} seed={row.id} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, p: '14px 16px 12px', minWidth: 0 }}>
        <Box component="p" sx={{ typography: 'price' }}>
          {row.expected_price === null ? 'Price on request' : formatRupees(row.expected_price)}
        </Box>
        <Box
          component="h2"
          title={title}
          sx={{ typography: 'label', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {title}
        </Box>
        <Box component="p" sx={{ color: 'roles.slate', overflowWrap: 'anywhere', pb: '12px' }}>
          {propertyPlace(row)}
        </Box>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: '8px',
            mt: 'auto',
            pt: '12px',
            color: 'roles.slate',
            borderTop: '1px solid',
            borderColor: 'roles.lineSoft',
          }}
        >
          {row.built_up_area === null ? null : (
            <>
              <Ruler size={16} aria-hidden />
              <span>{formatArea(row.built_up_area, row.area_unit)}</span>
            </>
          )}
          <Button size="small" onClick={onView} aria-label={`View ${title}`} sx={{ ml: 'auto' }}>
            View
          </Button>
        </Box>
      </Box>
    </Paper>
  );
}
