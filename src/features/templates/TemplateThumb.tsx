import Box from '@mui/material/Box';
import type { SiteTemplate } from '../../../contract/templates';
import { drawingOf, familyOf } from '../../ui/illustrations/families';

interface Swatch {
  page: string;
  ink: string;
  accent: string;
  soft: string;
  drawing: 'light' | 'dark';
  type: string;
}

// A picture of the template, so its colours stay the same in both schemes.
const swatches: Record<SiteTemplate, Swatch> = {
  classic: { page: '#FFFFFF', ink: '#083F42', accent: '#0E5A5E', soft: '#E3F0EF', drawing: 'light', type: 'villa' },
  modern: { page: '#FFFFFF', ink: '#101615', accent: '#D9F05A', soft: '#E8ECEA', drawing: 'light', type: 'flat' },
  luxury: { page: '#14120F', ink: '#F5EFE3', accent: '#D4AF6A', soft: '#3A342A', drawing: 'dark', type: 'penthouse' },
  minimal: {
    page: '#FFFFFF',
    ink: '#141414',
    accent: '#141414',
    soft: '#F0F0EE',
    drawing: 'light',
    type: 'builder_floor',
  },
  heritage: {
    page: '#FBF4E6',
    ink: '#4A1523',
    accent: '#6B2334',
    soft: '#F5E0D0',
    drawing: 'light',
    type: 'guest_house',
  },
};

const line = (width: string, height: number, color: string) => ({
  width,
  height: `${height}px`,
  bgcolor: color,
  borderRadius: '99px',
});

/** A small drawing of a template: its colours, a hero and three listings. */
export function TemplateThumb({ template }: { template: SiteTemplate }) {
  const look = swatches[template];
  const picture = (type: string, seed: number) => drawingOf(familyOf(type), seed)[look.drawing];
  return (
    <Box aria-hidden sx={{ aspectRatio: '16 / 11', overflow: 'hidden', bgcolor: 'roles.seg', p: '16px 16px 0' }}>
      <Box
        sx={{
          height: '100%',
          bgcolor: look.page,
          borderRadius: '6px 6px 0 0',
          boxShadow: '0 1px 6px #16211f24',
          overflow: 'hidden',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: '6px 10px' }}>
          <Box sx={line('26px', 4, look.ink)} />
          <Box sx={line('44px', 4, look.soft)} />
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: '48%' }}>
          <Box sx={{ display: 'grid', gap: '6px', alignContent: 'end', p: '0 10px 10px' }}>
            <Box sx={line('92%', 7, look.ink)} />
            <Box sx={line('64%', 7, look.ink)} />
            <Box sx={{ ...line('38%', 11, look.accent), borderRadius: '2px', mt: '2px' }} />
          </Box>
          <Box
            component="img"
            alt=""
            src={picture(look.type, 1)}
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '6px', p: '10px' }}>
          {['flat', 'villa', 'residential_land'].map((type, seed) => (
            <Box key={type} sx={{ bgcolor: look.soft, pb: '8px' }}>
              <Box
                component="img"
                alt=""
                src={picture(type, seed)}
                sx={{ width: '100%', aspectRatio: '8 / 5', objectFit: 'cover' }}
              />
              <Box sx={{ ...line('60%', 4, look.ink), m: '6px 6px 4px' }} />
              <Box sx={{ ...line('80%', 3, look.ink), opacity: 0.35, mx: '6px' }} />
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
