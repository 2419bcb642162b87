import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { furnishingItems } from '#contract/properties/choices.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { FurnishingDialog } from './FurnishingDialog.tsx';
import { PropertyField } from './PropertyField.tsx';
import type { PropertyFormValues } from './submission/propertyForm.ts';

/** How many items are listed by name; the rest are only counted. */
const NAMED = 4;

const wordsOf = (counts: Readonly<Record<string, number>>) => {
  const present = furnishingItems.values.filter((item) => (counts[item] ?? 0) > 0);
  const named = present.slice(0, NAMED).map((item) => `${item} ${counts[item]}`);
  const more = present.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** The furnishing status. Furnished and semi-furnished open the detail dialog, which a button below opens again. */
export function FurnishingField() {
  const { furnishing, features } = useFormikContext<PropertyFormValues>().values;
  const [detail, setDetail] = useState({ opened: 0, open: false });
  const open = () => setDetail(({ opened }) => ({ opened: opened + 1, open: true }));
  const detailed = features.furnishing_status !== 'unfurnished' && features.furnishing_status !== '';
  const total = Object.values(furnishing).reduce((sum, count) => sum + count, 0);
  return (
    <div>
      <PropertyField
        name="furnishing_status"
        onChoose={(status) => {
          if (status === 'furnished' || status === 'semi_furnished') open();
        }}
      />
      {detailed ? (
        <Row
          gap={1.5}
          sx={{
            mt: 1.5,
            p: space(1, 1, 1, 1.5),
            border: '1px solid',
            borderColor: 'roles.line',
            borderRadius: '10px',
            bgcolor: 'roles.subtle',
          }}
        >
          <Box sx={{ flex: 'none', display: 'flex', color: 'roles.slate' }}>
            <Armchair size={18} strokeWidth={1.75} aria-hidden />
          </Box>
          <Box sx={{ flex: 1, minWidth: 0, color: 'roles.slate' }}>
            <Box component="strong" sx={{ color: 'roles.ink', fontWeight: 600 }}>
              {total === 1 ? '1 item' : `${total} items`}
            </Box>{' '}
            {wordsOf(furnishing)}
            <Text variant="caption">For your own notes: not part of the listing.</Text>
          </Box>
          <Button variant="text" onClick={open} aria-label="Edit furnishing detail">
            Edit
          </Button>
        </Row>
      ) : null}
      <FurnishingDialog
        key={detail.opened}
        open={detail.open}
        onClose={() => setDetail(({ opened }) => ({ opened, open: false }))}
      />
    </div>
  );
}
