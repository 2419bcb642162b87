import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { mediaCategories } from '../../../../contract/propertyChoices';
import type { DraftPhoto } from './usePhotos';

interface CategoryTabsProps {
  /** All photos chosen so far. */
  photos: readonly DraftPhoto[];
  /** The category whose photos are shown. */
  chosen: string;
  /** Shows another category. */
  onChoose: (category: string) => void;
}

/** The photo categories as tabs, each with how many it holds; one with a refused photo says so. */
export function CategoryTabs({ photos, chosen, onChoose }: CategoryTabsProps) {
  return (
    <Tabs
      value={chosen}
      onChange={(_, category: string) => onChoose(category)}
      variant="scrollable"
      // They fit a desk's window and are swiped on a phone; the library's own arrows come and go by a fraction of a pixel.
      scrollButtons={false}
      aria-label="Photo categories"
      sx={{
        borderBottom: '1px solid',
        borderColor: 'roles.line',
        px: { sm: '8px' },
        '& .MuiTab-root': { px: '12px', typography: 'label', '&.Mui-selected': { typography: 'subtitle2' } },
      }}
    >
      {mediaCategories.options.map(({ value, label }) => {
        const own = photos.filter((photo) => photo.category === value);
        const refused = own.some((photo) => photo.error);
        return (
          <Tab
            key={value}
            value={value}
            id={`photos-tab-${value}`}
            aria-controls={value === chosen ? 'photos-panel' : undefined}
            label={
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: '6px' }}>
                {label}
                {own.length ? (
                  <Box
                    component="span"
                    sx={{
                      typography: 'captionStrong',
                      minWidth: 22,
                      px: '6px',
                      py: '2px',
                      borderRadius: '999px',
                      bgcolor: refused ? 'tones.error.tint' : 'tones.peacock.tint',
                      color: refused ? 'tones.error.text' : 'tones.peacock.text',
                    }}
                  >
                    {own.length}
                    {refused ? '!' : ''}
                  </Box>
                ) : null}
              </Box>
            }
          />
        );
      })}
    </Tabs>
  );
}
