import Box from '@mui/material/Box';
import { ArrowDown } from 'lucide-react';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { loanCost, usualLoan } from '#contract/rules/emi.ts';
import { shortPrice } from '#contract/rules/money.ts';
import { besideMedian, lastFall, rateWords, shortDay } from '#src/features/homes/homeWords.ts';
import { formatRupees } from '#src/lib/format.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { publicCard } from '#src/ui/layout/publicContent.ts';
import { MoreLink } from '#src/ui/navigation/MoreLink.tsx';

/**
 * The price, the price per square foot, and how it compares with the locality's median. The comparison is left out for
 * land and premises, and in localities with fewer than three homes, which have no median.
 */
export function HomePrice({ home }: { home: HomeDetail }) {
  const { expected_price: price, price_per_sqft: rate, prices, locality_rate: median } = home;
  const fall = lastFall(prices);
  const beside = besideMedian(home, median);
  const monthly = price ? Math.round(loanCost(usualLoan(price)).monthly) : 0;
  return (
    <Box
      sx={{
        ...publicCard,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: beside ? 'minmax(0, 1fr) minmax(0, 1.16fr)' : '1fr' },
      }}
    >
      <Box sx={{ p: 3 }}>
        <Text variant="priceLarge">{shortPrice(price)}</Text>
        {rate ? (
          <Text variant="copy" sx={{ mt: 0.25 }}>
            {rateWords(rate)}
          </Text>
        ) : null}
        {fall ? (
          <Text variant="label" sx={{ display: 'flex', gap: 0.75, alignItems: 'center', mt: 1, color: 'success.main' }}>
            <ArrowDown size={16} strokeWidth={2} aria-hidden />
            was {shortPrice(fall.before)} until {shortDay(fall.until)}
          </Text>
        ) : null}
        {monthly ? (
          <Box sx={{ mt: 0.75, mb: -1.5 }}>
            <MoreLink label={`About ${formatRupees(monthly)} a month`} about="with a loan" to="#loan" />
          </Box>
        ) : null}
      </Box>
      {beside && rate && median ? (
        <Box
          sx={{
            p: 3,
            borderColor: 'roles.lineSoft',
            borderStyle: 'solid',
            borderWidth: { xs: '1px 0 0', sm: '0 0 0 1px' },
          }}
        >
          <Text component="h2" variant="subtitle2">
            Price per sq&nbsp;ft
          </Text>
          <Box component="dl" sx={{ m: 0, mt: 1 }}>
            <Rate label="This home" rate={rate} most={Math.max(rate, median)} own />
            <Rate label="Locality median" rate={median} most={Math.max(rate, median)} />
          </Box>
          <Text variant="body1" quiet sx={{ mt: 1.5 }}>
            <Box
              component="strong"
              sx={{ fontWeight: 600, color: beside.percent < 0 ? 'success.main' : 'roles.slate' }}
            >
              {beside.words}
            </Box>{' '}
            {beside.percent === 0 ? '' : 'the median '}of homes in {home.locality ?? home.city}
          </Text>
        </Box>
      ) : null}
    </Box>
  );
}

interface RateProps {
  label: string;
  rate: number;
  /** The rate of a bar of full length. */
  most: number;
  own?: boolean;
}

function Rate({ label, rate, most, own = false }: RateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '112px minmax(0, 1fr)',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 32,
        typography: 'body1',
      }}
    >
      <dt>{label}</dt>
      <Box
        component="dd"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'center',
          gap: 1.5,
          m: 0,
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <Box
          component="svg"
          aria-hidden
          width={`${(100 * rate) / most}%`}
          height="16"
          sx={{ borderRadius: '4px', bgcolor: own ? 'roles.primary' : 'roles.neutralBar' }}
        />
        {formatRupees(rate)}
      </Box>
    </Box>
  );
}
