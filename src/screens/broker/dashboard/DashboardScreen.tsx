import Box from '@mui/material/Box';
import { Skyline } from '#src/art/Skyline.tsx';
import { useDay } from '#src/features/leads/today/dayQuery.ts';
import { ApprovalNotice } from '#src/features/quotas/ApprovalNotice.tsx';
import { useUserCount } from '#src/features/users/queries.ts';
import { countWord, formatNumber, formatRupees } from '#src/lib/format.ts';
import { useSession } from '#src/lib/sessions.ts';
import { StatCards } from '#src/ui/data/StatCards.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { GetSetUp } from './GetSetUp.tsx';
import { LatestLeads } from './LatestLeads.tsx';
import { RecentlyPosted } from './RecentlyPosted.tsx';
import { sampleFigures } from './samples.ts';

const samples = [
  { label: 'Total Properties', value: formatNumber(sampleFigures.properties), sample: true },
  { label: 'Total Categories', value: formatNumber(sampleFigures.categories), sample: true },
  {
    label: 'Total Sales',
    value: formatRupees(sampleFigures.sales),
    short: sampleFigures.salesInShort,
    sample: true,
  },
];

// How many leads wait. While the number is unknown, the text leaves it out, but takes as many lines.
const waiting = (leads: number | undefined) => {
  if (leads === undefined) return 'Here is where you stand, and who waits for a call.';
  if (leads === 0) return 'No lead is waiting for a first call.';
  const [what, verb] = leads === 1 ? ['lead', 'is'] : ['leads', 'are'];
  return `${countWord(leads)} new ${what} ${verb} waiting for a first call.`;
};

/**
 * The broker's dashboard: the live number of their users and three sample figures (specification 000, section 2); below
 * them the latest leads, what is left to set up, and what was posted last.
 */
export function DashboardScreen() {
  const [firstName] = useSession('broker')?.name.trim().split(/\s+/) ?? [];
  const { count, isLive } = useUserCount();
  const line = waiting(useDay().data?.new.total);
  const users = { label: 'Total Users', value: count === undefined ? undefined : formatNumber(count), live: isLive };
  return (
    <>
      {/* Aligns the skyline with the upper edge of the cards. */}
      <Box sx={{ position: 'relative', display: 'flow-root' }}>
        <Box sx={{ position: 'absolute', right: 0, bottom: 0, display: { xs: 'none', md: 'block' } }}>
          <Skyline />
        </Box>
        <Box sx={{ position: 'relative' }}>
          <PageHeader title="Dashboard" purpose={firstName ? `Namaste, ${firstName}. ${line}` : line} />
        </Box>
      </Box>
      <ApprovalNotice />
      <StatCards label="Figures" stats={[users, ...samples]} />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'stretch',
          gap: 2,
          mt: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 372px' },
        }}
      >
        <LatestLeads />
        <GetSetUp />
      </Box>
      <RecentlyPosted />
    </>
  );
}
