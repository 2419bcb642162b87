import Box from '@mui/material/Box';
import { Island } from '#src/lib/Island.tsx';
import { EmiTerms } from '#src/sites/parts/EmiCalculator.tsx';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { publicCard } from '#src/ui/layout/publicContent.ts';
import { siteStyles } from './siteStyles.ts';

/** The monthly cost of a loan. Left out without scripts, because the amount could not be changed. */
export function HomeLoan({ price }: { price: number }) {
  return (
    <Box
      component="section"
      id="loan"
      aria-labelledby="loan-title"
      sx={{
        ...publicCard,
        overflow: 'hidden',
        scrollMarginTop: 80,
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <Text component="h2" id="loan-title" variant="h4" sx={{ p: { xs: space(2.5, 2.5, 0), sm: space(3, 3, 0) } }}>
        What a loan would cost
      </Text>
      <Box sx={[siteStyles, { '& .box.box': { px: { xs: 2.5, sm: 3 } } }]}>
        <Island name="loan">
          <EmiTerms price={price} />
        </Island>
      </Box>
      <Text quiet sx={{ px: { xs: 2.5, sm: 3 }, pb: 3 }}>
        An estimate, not an offer. Stamp duty and registration come on top.
      </Text>
    </Box>
  );
}
