import Box from '@mui/material/Box';
import preview from '../../../.storybook/preview';
import { pageSections } from '../../../.storybook/sectionSample';
import { SectionRail } from '../../../src/ui/navigation/SectionRail';

const meta = preview.meta({
  component: SectionRail,
  args: { label: 'Sections', sections: pageSections, current: 'two', share: 0.72 },
  decorators: [
    (Story) => (
      <Box sx={{ p: 3 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Done, current, wrong and still to do. */
export const OnTheWay = meta.story();

export const AllDone = meta.story({
  args: {
    sections: pageSections.map((section) => ({ ...section, share: 1, wrong: false })),
    current: 'four',
    share: 1,
    children: <Box sx={{ typography: 'caption', color: 'roles.slate' }}>As buyers see it</Box>,
  },
});
