import Box from '@mui/material/Box';
import type { EnquiryPosted, ReportPosted } from '#contract/homes/pageView.ts';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { Fold, Island } from '#src/lib/Island.tsx';
import { space } from '#src/theme/spacing.ts';
import { publicContent } from '#src/ui/layout/publicContent.ts';
import { HomeAbout } from './HomeAbout.tsx';
import { HomeBar } from './HomeBar.tsx';
import { HomeBroker } from './HomeBroker.tsx';
import { HomeGallery } from './HomeGallery.tsx';
import { HomeLoan } from './HomeLoan.tsx';
import { HomeNoPhoto } from './HomeNoPhoto.tsx';
import { HomePrice } from './HomePrice.tsx';
import { HomeTitle } from './HomeTitle.tsx';
import { HomeTop } from './HomeTop.tsx';
import { HomeVideo } from './HomeVideo.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { ReportHome } from './ReportHome.tsx';
import { SimilarHomes } from './SimilarHomes.tsx';

export interface HomeScreenProps {
  home: HomeDetail;
  /** The start of the day (UTC) on which the page is rendered, in milliseconds. */
  today: number;
  /** The results of a form that was sent from the page without scripts. */
  posted?: { readonly enquiry?: EnquiryPosted; readonly report?: ReportPosted } | undefined;
}

/** The page of one home. */
export function HomeScreen({ home, today, posted }: HomeScreenProps) {
  const halves = home.videos.length > 0 && home.prices.length > 1;
  return (
    <Box sx={publicContent}>
      <HomeTop home={home} />
      {home.media.length > 0 ? (
        <Island name="gallery">
          <HomeGallery home={home} />
        </Island>
      ) : (
        <HomeNoPhoto home={home} />
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 384px' },
          gap: { xs: 4, md: 7 },
          alignItems: 'start',
          mt: { xs: 2.5, sm: 4 },
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <HomeTitle home={home} />
          <HomePrice home={home} />
          <Fold />
          <KeyFacts home={home} />
          <HomeAbout home={home} />
        </Box>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <HomeBroker home={home} posted={posted?.enquiry} />
          <ReportHome id={home.id} posted={posted?.report} />
          {home.expected_price ? <HomeLoan price={home.expected_price} /> : null}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: halves ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 760px)' },
          gap: space(5, 4),
          mt: { xs: 6, sm: 8 },
          '&:empty': { display: 'none' },
        }}
      >
        <PriceHistory prices={home.prices} today={today} />
        <HomeVideo home={home} />
      </Box>
      <SimilarHomes home={home} homes={home.similar} />
      <Island name="bar">
        <HomeBar home={home} />
      </Island>
    </Box>
  );
}
