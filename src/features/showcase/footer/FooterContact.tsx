import Box from '@mui/material/Box';
import { Mail, Phone } from 'lucide-react';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';
import { Text } from '#src/ui/base/Text.tsx';

interface FooterContactProps {
  /** The formatted phone number. */
  phone: string;
  /** A note beside the number: the cost of a call. */
  note?: string;
  email: string;
}

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  textDecoration: 'none',
  borderRadius: '4px',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;

/** The phone number and the email address. */
export function FooterContact({ phone, note, email }: FooterContactProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <Box component="a" href={phoneLink(phone)} sx={{ ...line, typography: 'h4', color: 'roles.deepInk' }}>
        <Phone size={20} strokeWidth={1.75} aria-hidden />
        {phone}
        {note ? (
          <Text component="span" variant="body2" sx={{ color: 'roles.deepText' }}>
            {note}
          </Text>
        ) : null}
      </Box>
      <Box component="a" href={mailLink(email)} sx={{ ...line, typography: 'body1', color: 'roles.deepText' }}>
        <Mail size={18} strokeWidth={1.75} aria-hidden />
        {email}
      </Box>
    </Box>
  );
}
