import Box from '@mui/material/Box';

interface FooterPartnersProps {
  /** The label before the names. */
  label: string;
  /** The partners' names. */
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
        gap: { xs: '6px 22px', sm: '8px 34px' },
        pt: '22px',
      }}
    >
      <Box component="p" sx={{ color: 'roles.deepQuiet', width: { xs: '100%', sm: 'auto' } }}>
        {label}
      </Box>
      <Box component="ul" sx={{ display: 'contents' }}>
        {names.map((name, index) => (
          <Box
            component="li"
            key={name}
            sx={{ typography: 'h4', color: 'roles.deepQuiet', fontStyle: index % 2 ? 'italic' : 'normal' }}
          >
            {name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
