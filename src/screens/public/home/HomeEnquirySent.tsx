import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleCheck, MessageCircle, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { loginTo, paths } from '#contract/paths.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { phoneLink } from '#src/lib/contactLinks.ts';
import { useSession } from '#src/lib/sessions.ts';
import type { BrokerPhone } from '#src/sites/enquiry/enquirySender.ts';
import { whatsAppHref } from '#src/sites/parts/whatsAppHref.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';

const ownEnquiries = `${paths.account}#enquiries`;
const accountLink = { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'roles.primary' } as const;

interface HomeEnquirySentProps {
  home: Pick<HomeDetail, 'title' | 'city' | 'property_type' | 'broker'>;
  phone: BrokerPhone;
}

/** Confirms that an enquiry arrived, and opens the broker's phone and WhatsApp; takes the focus. */
export function HomeEnquirySent({ home, phone: { phone, phoneE164 } }: HomeEnquirySentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const user = useSession('user');
  const whatsApp = whatsAppHref({ phoneE164 }, `Hello, I have asked about “${propertyTitle(home)}” on Nivaas.`);
  return (
    <Box ref={box} role="status" tabIndex={-1} sx={{ display: 'grid', gap: 1.5, '&:focus': { outline: 'none' } }}>
      <Row gap={1} sx={{ color: 'success.main' }}>
        <CircleCheck size={24} strokeWidth={1.75} aria-hidden />
        <Text variant="subtitle1" sx={{ color: 'roles.ink' }}>
          Sent to <bdi>{home.broker.name}</bdi>
        </Text>
      </Row>
      <Text quiet>
        Your details are with the broker, who will contact you.{phone || whatsApp ? ' You need not wait:' : ''}
      </Text>
      {phone ? (
        <Button variant="contained" href={phoneLink(phone)} startIcon={<Phone size={18} />} size="large">
          Call {phone}
        </Button>
      ) : null}
      {whatsApp ? (
        <Button
          href={whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<MessageCircle size={18} />}
          size="large"
        >
          WhatsApp
        </Button>
      ) : null}
      <Box component={Link} to={user ? ownEnquiries : loginTo(ownEnquiries)} sx={accountLink}>
        {user ? 'See your enquiries' : 'Log in or sign up to see when it is answered'}
      </Box>
    </Box>
  );
}
