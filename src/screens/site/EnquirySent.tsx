import Box from '@mui/material/Box';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { siteType } from '../../theme/sites/siteType';
import { useLook } from './lookContext';
import { SiteButton } from './SiteButton';

interface EnquirySentProps {
  /** Who sent it. */
  name: string;
  /** Who will answer. */
  broker: string;
  /** Asks for the empty form again. */
  onAnother: () => void;
}

/** Says that the enquiry arrived, and stays. */
export function EnquirySent({ name, broker, onAnother }: EnquirySentProps) {
  const look = useLook();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      role="status"
      tabIndex={-1}
      sx={{
        display: 'grid',
        gap: '12px',
        justifyItems: 'start',
        alignContent: 'start',
        p: { xs: '24px', sm: '36px' },
        bgcolor: look.panel,
        borderRadius: `${look.radius}px`,
      }}
    >
      <CircleCheck size={28} aria-hidden />
      <Box component="p" sx={siteType.note}>
        Thank you, {name}. Your enquiry has been sent.
      </Box>
      <Box component="p" sx={{ color: look.slate }}>
        {broker} has your details and will contact you.
      </Box>
      <SiteButton kind="line" onClick={onAnother} sx={{ minHeight: { xs: 44, sm: 44 } }}>
        Send another enquiry
      </SiteButton>
    </Box>
  );
}
