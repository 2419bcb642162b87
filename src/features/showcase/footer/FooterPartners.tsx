import Box from '@mui/material/Box';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';

interface FooterPartnersProps {
  /** The label before the names. */
  label: string;
  names: readonly string[];
}

/** The partners' names, alternately upright and italic, to tell them apart. */
export function FooterPartners({ label, names }: FooterPartnersProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: { xs: space(0.75, 2.5), sm: space(1, 4) },
        pt: 3,
      }}
    >
      <Text sx={{ color: 'roles.deepQuiet', width: { xs: '100%', sm: 'auto' } }}>{label}</Text>
      <Box component="ul" sx={{ display: 'contents' }}>
        {names.map((name, index) => (
          <Text
            component="li"
            key={name}
            variant="h4"
            sx={{ color: 'roles.deepQuiet', fontStyle: index % 2 ? 'italic' : 'normal' }}
          >
            {name}
          </Text>
        ))}
      </Box>
    </Box>
  );
}
