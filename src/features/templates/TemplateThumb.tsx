import Box from '@mui/material/Box';
import type { SiteTemplate } from '../../../contract/templates';
import { siteLooks } from '../../theme/sites/siteLooks';
import { PropertyDrawing } from '../../ui/illustrations/PropertyDrawing';

// What kind of home each template shows best.
const homes: Record<SiteTemplate, string> = {
  classic: 'villa',
  modern: 'flat',
  luxury: 'penthouse',
  minimal: 'builder_floor',
  heritage: 'guest_house',
};

const line = (width: string, height: number, color: string) => ({
  width,
  height: `${height}px`,
  bgcolor: color,
  borderRadius: '99px',
});

/** A small drawing of a template in its own look, the same in both schemes: a hero and three listings. */
export function TemplateThumb({ template }: { template: SiteTemplate }) {
  const look = siteLooks[template];
  return (
    <Box aria-hidden sx={{ aspectRatio: '16 / 11', overflow: 'hidden', bgcolor: 'roles.seg', p: '16px 16px 0' }}>
      <Box
        sx={{
          height: '100%',
          bgcolor: look.page,
          borderRadius: '6px 6px 0 0',
          boxShadow: (theme) => theme.vars?.palette.roles.shadow1,
          overflow: 'hidden',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: '6px 10px' }}>
          <Box sx={line('26px', 4, look.heading)} />
          <Box sx={line('44px', 4, look.tint)} />
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: '48%' }}>
          <Box sx={{ display: 'grid', gap: '6px', alignContent: 'end', p: '0 10px 10px' }}>
            <Box sx={line('92%', 7, look.heading)} />
            <Box sx={line('64%', 7, look.heading)} />
            <Box sx={{ ...line('38%', 11, look.accent), borderRadius: '2px', mt: '2px' }} />
          </Box>
          <PropertyDrawing type={homes[template]} seed={template} scheme={look.scheme} />
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '6px', p: '10px' }}>
          {['flat', 'villa', 'residential_land'].map((type) => (
            <Box key={type} sx={{ bgcolor: look.tint, pb: '8px' }}>
              <Box sx={{ aspectRatio: '8 / 5' }}>
                <PropertyDrawing type={type} seed={`${template} ${type}`} scheme={look.scheme} />
              </Box>
              <Box sx={{ ...line('60%', 4, look.heading), m: '6px 6px 4px' }} />
              <Box sx={{ ...line('80%', 3, look.heading), opacity: 0.35, mx: '6px' }} />
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
