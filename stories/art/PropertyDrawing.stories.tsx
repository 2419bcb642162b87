import Box from '@mui/material/Box';
import { propertyTypes } from '#contract/properties/choices.ts';
import { PropertyDrawing } from '#src/art/PropertyDrawing.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PropertyDrawing, parameters: inBothSchemes });

export const EveryType = meta.story({
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 2, p: 2 }}>
      {propertyTypes.options.map(({ value, label }, at) => (
        <Box key={value}>
          <Box sx={{ aspectRatio: '4 / 3', borderRadius: '12px', overflow: 'hidden' }}>
            <PropertyDrawing type={value} seed={at} />
          </Box>
          {label}
        </Box>
      ))}
    </Box>
  ),
});
