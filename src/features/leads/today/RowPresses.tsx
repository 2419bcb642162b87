import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check, type LucideIcon, MessageCircle, Phone } from 'lucide-react';
import { phoneLink } from '#src/lib/contactLinks.ts';
import { SplitButton } from '#src/ui/inputs/SplitButton.tsx';
import { chatLink } from '../work/chatLink.ts';
import { otherTimes } from '../work/plannedTimes.ts';
import { keyMark } from './dayFocus.ts';
import { inOneLine, type RowPressesProps, wordless } from './rowProps.ts';

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
  const chat = chatLink(lead);
  const { full_name: name } = lead;
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
        href={phoneLink(lead.phone)}
        aria-label={`Call ${name}, ${lead.phone}`}
        onClick={() => work.ask(lead, 'call')}
        {...keyMark('c')}
        sx={{ width: 88, p: 0, mr: 0.5, gap: 1, [wordless]: { width: 44 } }}
      >
        <Phone size={16} aria-hidden />
        <Box component="span" sx={words}>
          Call
        </Box>
      </Button>
      <Button
        size="small"
        variant="text"
        disabled={!chat}
        {...(chat && { href: chat, target: '_blank', rel: 'noreferrer' })}
        aria-label={`WhatsApp ${name}, opens in a new tab`}
        onClick={() => work.ask(lead, 'whatsapp')}
        {...keyMark('w')}
        sx={{ px: 1.5 }}
      >
        <IconOrWords icon={MessageCircle}>WhatsApp</IconOrWords>
      </Button>
      <Button
        size="small"
        variant="text"
        aria-label={`Done, ${name}`}
        onClick={() => work.done(lead)}
        {...keyMark('d')}
        sx={{ px: 1.5 }}
      >
        <IconOrWords icon={Check}>Done</IconOrWords>
      </Button>
      <SplitButton
        aria-label={`Tomorrow, ${name}`}
        onClick={() => work.tomorrow(lead)}
        {...keyMark('t')}
        menuLabel={`Another time, ${name}`}
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
