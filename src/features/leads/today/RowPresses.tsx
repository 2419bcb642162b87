import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check, type LucideIcon, MessageCircle, Phone } from 'lucide-react';
import { SplitButton } from '#src/ui/inputs/SplitButton.tsx';
import { otherTimes } from '../work/plannedTimes.ts';
import { inOneLine, type RowPressesProps, rowActions, wordless } from './rowProps.ts';

const words = { [wordless]: { display: 'none' } } as const;
// The icon, where there is no label.
const mark = { display: 'none', [wordless]: { display: 'flex' } } as const;

function IconOrWords({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <>
      <Box component="span" sx={mark}>
        <Icon size={16} aria-hidden />
      </Box>
      <Box component="span" sx={words}>
        {children}
      </Box>
    </>
  );
}

/** A row's actions in a wide window: call, write, done, or another time. */
export function RowPresses({ lead, work, next, onChoose }: RowPressesProps) {
  const { call, chat, done, tomorrow } = rowActions(lead, work);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        gridColumn: '2 / -1',
        mt: 1,
        [inOneLine]: { gridColumn: 'auto', mt: 0 },
      }}
    >
      <Button
        size="small"
        variant={next ? 'contained' : 'outlined'}
        {...call}
        sx={{ width: 88, p: 0, mr: 0.5, gap: 1, [wordless]: { width: 44 } }}
      >
        <Phone size={16} aria-hidden />
        <Box component="span" sx={words}>
          Call
        </Box>
      </Button>
      <Button size="small" variant="text" {...chat} sx={{ px: 1.5 }}>
        <IconOrWords icon={MessageCircle}>WhatsApp</IconOrWords>
      </Button>
      <Button size="small" variant="text" {...done} sx={{ px: 1.5 }}>
        <IconOrWords icon={Check}>Done</IconOrWords>
      </Button>
      <SplitButton
        {...tomorrow}
        menuLabel={`Another time, ${lead.full_name}`}
        choices={[
          ...otherTimes(new Date()).map(({ label, at }) => ({ label, onChoose: () => work.planAt(lead, at) })),
          { label: 'Choose a time', onChoose: () => onChoose(lead) },
        ]}
      >
        Tomorrow
      </SplitButton>
    </Box>
  );
}
