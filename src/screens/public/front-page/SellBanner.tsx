import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { sellPicture } from '#src/features/showcase/samples/homes.ts';
import { useSession } from '#src/lib/sessions.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';
import { usePicture } from '#src/ui/media/usePicture.ts';

/** The banner for sellers: leads a signed-in broker to the form, others to the sign-in page with Agent chosen. */
export function SellBanner() {
  const broker = useSession('broker');
  const { image } = usePicture({ src: sellPicture, title: 'Sell' });
  return (
    <Box component="section" aria-labelledby="sell" sx={{ ...publicContent, ...publicGap }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 42%)' },
          minHeight: { md: 316 },
          borderRadius: '14px',
          overflow: 'hidden',
          bgcolor: 'tones.gulabi.tint',
        }}
      >
        <Box sx={{ alignSelf: 'center', p: { xs: space(4, 3, 0.5), sm: space(5, 5, 1), md: 7 } }}>
          <Text component="h2" id="sell" variant="h2">
            Have a property to sell
          </Text>
          <Text variant="copy" quiet sx={{ maxWidth: 440, m: { xs: space(1.5, 0, 2.5), sm: space(2, 0, 3.5) } }}>
            Post it free in about ten minutes. We help with photographs, price and the first calls.
          </Text>
          <Button
            component={Link}
            to={broker ? paths.broker.postProperty : paths.broker.login}
            variant="contained"
            color="gulabi"
            size="large"
            endIcon={<ArrowRight size={18} strokeWidth={1.75} />}
            sx={{ width: { xs: '100%', sm: 'auto' } }}
          >
            Sell your property
          </Button>
        </Box>
        <Box
          component="img"
          {...image}
          alt=""
          width={480}
          height={360}
          loading="lazy"
          decoding="async"
          sx={{
            width: '100%',
            height: { xs: 220, sm: 280, md: '100%' },
            maxHeight: { md: 340 },
            mt: { xs: 2, md: 0 },
            objectFit: 'cover',
            clipPath: { xs: 'ellipse(90% 96% at 50% 104%)', md: 'ellipse(96% 150% at 98% 60%)' },
          }}
        />
      </Box>
    </Box>
  );
}
