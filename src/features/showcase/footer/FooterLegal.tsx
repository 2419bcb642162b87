import Box from '@mui/material/Box';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { BackToTop } from './BackToTop.tsx';
import { FooterLink } from './FooterColumns.tsx';

interface FooterLegalProps {
  /** The copyright notice. */
  copyright: string;
  /** Privacy, terms, sitemap. */
  links: readonly { label: string; to: string }[];
  /** The id of the element that gets the focus after Back to top. */
  topId: string;
}

/** The last band of the footer: copyright, legal links, Back to top. */
export function FooterLegal({ copyright, links, topId }: FooterLegalProps) {
  return (
    <Row gap={{ xs: space(0, 2.5), sm: space(1, 3) }} wrap sx={{ p: { xs: space(2.5, 0, 3), sm: space(3.5, 0) } }}>
      <Text sx={{ color: 'roles.deepQuiet', width: { xs: '100%', sm: 'auto' } }}>{copyright}</Text>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: space(0, 2.5), sm: space(1, 3) } }}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <FooterLink label={label} to={to} quiet />
          </li>
        ))}
      </Box>
      <Box sx={{ ml: { sm: 'auto' }, mt: { xs: 1.5, sm: 0 }, width: { xs: '100%', sm: 'auto' } }}>
        <BackToTop topId={topId} />
      </Box>
    </Row>
  );
}
