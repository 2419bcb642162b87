import Box from '@mui/material/Box';
import { useUserCount } from '../../../features/users/queries';
import { formatNumber, formatRupees } from '../../../lib/format';
import { useSession } from '../../../lib/sessions';
import { StatCards } from '../../../ui/data/StatCards';
import { Skyline } from '../../../ui/illustrations/Skyline';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { sampleFigures } from './samples';

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

/** The broker's dashboard: the live count of the own users, and three sample figures (specification 000, section 2). */
export function DashboardScreen() {
  const [firstName] = useSession('broker')?.name.trim().split(/\s+/) ?? [];
  const { count, isLive } = useUserCount();
  const users = { label: 'Total Users', value: count === undefined ? undefined : formatNumber(count), live: isLive };
  return (
    <>
      {/* The skyline stands on the cards' upper edge. */}
      <Box sx={{ position: 'relative', display: 'flow-root' }}>
        <Box sx={{ position: 'absolute', right: 0, bottom: 0, display: { xs: 'none', md: 'block' } }}>
          <Skyline />
        </Box>
        <Box sx={{ position: 'relative' }}>
          <PageHeader
            title="Dashboard"
            purpose={firstName ? `Namaste, ${firstName}. This is where you stand.` : 'This is where you stand.'}
          />
        </Box>
      </Box>
      <StatCards label="Figures" stats={[users, ...samples]} />
    </>
  );
}
