import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { mediaCategories } from '#contract/properties/choices.ts';
import { tabsStyles } from '#src/theme/mui/tabs.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import type { DraftPhoto } from './submission/state.ts';

interface CategoryTabsProps {
  /** All photos chosen so far. */
  photos: readonly DraftPhoto[];
  /** Whether there is a video. */
  video: boolean;
  /** The category whose photos are shown, or `video`. */
  chosen: string;
  onChoose: (category: string) => void;
}

// The video is sent by its own call and is not a photo category.
const tabs = [...mediaCategories.options, { value: 'video', label: 'Video' }];

/** The photo categories and the video as tabs, each with its count and whether one of its photos was refused. */
export function CategoryTabs({ photos, video, chosen, onChoose }: CategoryTabsProps) {
  return (
    <Tabs
      value={chosen}
      onChange={(_, category: string) => onChoose(category)}
      variant="scrollable"
      // The tabs fit a desktop window and are swiped on a phone; MUI's arrows would come and go over a fraction of a
      // pixel.
      scrollButtons={false}
      aria-label="Categories"
      sx={[
        tabsStyles,
        {
          borderBottom: '1px solid',
          borderColor: 'roles.line',
          px: { sm: 1 },
          '& .MuiTab-root': { px: 1, typography: 'label', '&.Mui-selected': { typography: 'subtitle2' } },
        },
      ]}
    >
      {tabs.map(({ value, label }) => {
        const own = photos.filter((photo) => photo.category === value && !photo.removed);
        const count = value === 'video' ? Number(video) : own.length;
        const refused = own.some((photo) => photo.error);
        return (
          <Tab
            key={value}
            value={value}
            id={`photos-tab-${value}`}
            aria-controls={value === chosen ? 'photos-panel' : undefined}
            label={
              <Row component="span" gap={0.75}>
                {label}
                {count ? (
                  <Text
                    component="span"
                    variant="captionStrong"
                    sx={{
                      minWidth: 22,
                      px: 0.75,
                      py: 0.25,
                      borderRadius: '999px',
                      bgcolor: refused ? 'tones.error.tint' : 'tones.peacock.tint',
                      color: refused ? 'tones.error.text' : 'tones.peacock.text',
                    }}
                  >
                    {count}
                    {refused ? '!' : ''}
                  </Text>
                ) : null}
              </Row>
            }
          />
        );
      })}
    </Tabs>
  );
}
