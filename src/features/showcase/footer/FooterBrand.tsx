import Box from '@mui/material/Box';
import { Wordmark } from '#src/art/brand/Wordmark.tsx';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { type Network, SocialGlyph } from './SocialGlyph.tsx';
import { stayHere } from './stayHere.ts';

/** A round link to a social network. */
interface SocialLink {
  /** The accessible name. */
  label: string;
  to: string;
  network: Network;
}

interface FooterBrandProps {
  /** The target of the wordmark. */
  homeTo: string;
  /** The line below the wordmark. */
  tagline: string;
  /** The links below the tagline. */
  social?: readonly SocialLink[];
}

/** The first column of the footer: wordmark, tagline, social links. */
export function FooterBrand({ homeTo, tagline, social = [] }: FooterBrandProps) {
  return (
    <Box>
      <Wordmark to={homeTo} look="deep" />
      <Text variant="h4" sx={{ fontStyle: 'italic', fontWeight: 400, color: 'roles.apricotFill', m: space(1, 0, 2.5) }}>
        {tagline}
      </Text>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {social.map(({ label, to, network }) => (
          <li key={label}>
            <Box
              component="a"
              href={to}
              onClick={stayHere}
              sx={{
                width: 44,
                height: 44,
                display: 'grid',
                placeItems: 'center',
                border: '1px solid',
                borderColor: 'roles.deepControl',
                borderRadius: '50%',
                color: 'roles.deepInk',
                textDecoration: 'none',
                transition: 'background-color 120ms ease-out',
                '&:hover': { bgcolor: 'roles.deepField' },
              }}
            >
              <SocialGlyph network={network} />
              <Box component="span" sx={visuallyHidden}>
                {label}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
