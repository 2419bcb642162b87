import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { reviewQueues } from '#contract/properties/moderation.ts';
import { tabsStyles } from '#src/theme/mui/tabs.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { CountPill } from '#src/ui/navigation/CountPill.tsx';

interface QueueTabsProps {
  /** The chosen queue; empty for all. */
  queue: string;
  /** The number of properties in each; undefined until known. */
  counts: Readonly<Record<'all' | (typeof reviewQueues.values)[number], number>> | undefined;
  onChoose: (queue: string) => void;
}

const tabs = [{ value: 'all', label: 'All' }, ...reviewQueues.options] as const;

/** All, Review, Edited, Reported, each with its number. */
export function QueueTabs({ queue, counts, onChoose }: QueueTabsProps) {
  const chosen = reviewQueues.values.find((one) => one === queue) ?? 'all';
  return (
    <Tabs
      value={chosen}
      onChange={(_, next: string) => onChoose(next === 'all' ? '' : next)}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Queues"
      sx={[tabsStyles, look]}
    >
      {tabs.map(({ value, label }) => (
        <Tab
          key={value}
          value={value}
          id={`queue-${value}`}
          aria-controls={value === chosen ? 'queue-panel' : undefined}
          label={
            <Row component="span" gap={1}>
              {label}
              {counts ? (
                <CountPill
                  value={counts[value]}
                  most={Number.POSITIVE_INFINITY}
                  tone={value === chosen ? 'peacock' : value === 'reported' && counts.reported ? 'error' : 'neutral'}
                />
              ) : null}
            </Row>
          }
        />
      ))}
    </Tabs>
  );
}

const look = {
  mb: 2,
  borderBottom: '1px solid',
  borderColor: 'roles.line',
  '& .MuiTabs-indicator': { height: 2 },
  '& .MuiTabs-list': { gap: { xs: 0, sm: 1 } },
  '& .MuiTab-root': {
    minWidth: 44,
    // Room for the focus ring, which is inside.
    px: 1,
    py: 0,
    typography: 'label',
    '&.Mui-selected': { typography: 'subtitle2', color: 'roles.primary' },
  },
} as const;
