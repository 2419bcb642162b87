import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { MessageCircle } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { touchTarget } from '#src/ui/layout/touchTarget.ts';
import { enquiryWords } from './propertyWords.ts';

interface EnquiryCountProps {
  count: number;
  /** The home's title, which the link searches for in the CRM. */
  title: string;
}

/** How many enquiries a home has; a link to them in the CRM if there are any. */
export function EnquiryCount({ count, title }: EnquiryCountProps) {
  const words = enquiryWords(count);
  const icon = <MessageCircle size={16} aria-hidden style={{ flex: 'none' }} />;
  if (count === 0)
    return (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        {icon}
        {words}
      </Box>
    );
  return (
    <Link
      component={RouterLink}
      to={`${paths.broker.crm}?q=${encodeURIComponent(title)}`}
      aria-label={`${words} about ${title}`}
      sx={{ ...touchTarget, gap: 0.75 }}
    >
      {icon}
      {words}
    </Link>
  );
}
