import Box from '@mui/material/Box';
import { Island } from '#src/lib/Island.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { publicContent } from '#src/ui/layout/publicContent.ts';
import { ArchPicture } from '#src/ui/media/ArchPicture.tsx';
import { HeroSearch } from './HeroSearch.tsx';

/** A picture in a window. */
interface HeroWindow {
  readonly src: string;
  /** The text of the placeholder when the picture fails. */
  readonly title: string;
}

interface HeroProps {
  eyebrow: string;
  /** The heading; `emphasis` follows it in italics. */
  title: string;
  emphasis: string;
  lead: string;
  windows: readonly [left: HeroWindow, middle: HeroWindow, right: HeroWindow];
}

const heights = [
  { xs: 178, sm: 366 },
  { xs: 228, sm: 452 },
  { xs: 196, sm: 400 },
];
// The ratios at 1280 px: taller or wider windows crop the picture, not the arch.
const ratios = [1.94, 1.96, 2.12];

/** The hero of the landing and the home page: the heading, three arched pictures and the search. */
export function Hero({ eyebrow, title, emphasis, lead, windows }: HeroProps) {
  return (
    <Box component="section" aria-label="Find a home" sx={{ pt: { xs: 2, sm: 3.5 } }}>
      <Box
        sx={{
          ...publicContent,
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 1fr) minmax(0, 44%)',
            lg: 'minmax(0, 1fr) 612px',
          },
          gap: { xs: 2.5, md: 2.5 },
          alignItems: 'end',
          minHeight: { md: 480 },
        }}
      >
        <Box sx={{ alignSelf: 'center', pb: { md: 11 } }}>
          <Text variant="subtitle2" sx={{ color: 'roles.gulabi', mb: 1.5 }}>
            {eyebrow}
          </Text>
          <Text component="h1" variant="h1">
            {title}{' '}
            <Box component="em" sx={{ display: 'block', fontWeight: 400, color: 'roles.primary' }}>
              {emphasis}
            </Box>
          </Text>
          <Text variant="lead" quiet sx={{ maxWidth: 430, mt: { xs: 1.5, sm: 3 } }}>
            {lead}
          </Text>
        </Box>
        <Box
          sx={{
            // Column widths that do not depend on the content: a page that arrives in chunks shows the first windows
            // before the last.
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.22fr) minmax(0, 1fr)',
            alignItems: 'end',
            gap: { xs: 1, sm: 2 },
            height: { xs: 232, sm: 480 },
            // Room for the frames, so that none is wider than the search.
            px: { xs: 0.5, sm: 0.75 },
          }}
        >
          {windows.map(({ src, title: shown }, at) => (
            <Box key={src} sx={{ height: heights[at] }}>
              <ArchPicture src={src} alt="" title={shown} ratio={ratios[at] ?? 2} framed eager />
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={{ ...publicContent, position: 'relative', zIndex: 2, mt: { xs: -4, sm: -8 } }}>
        <Island name="search">
          <HeroSearch />
        </Island>
      </Box>
    </Box>
  );
}
