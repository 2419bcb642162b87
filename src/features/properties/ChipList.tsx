import Box from '@mui/material/Box';
import { Text } from '#src/ui/base/Text.tsx';

interface ChipListProps {
  title: string;
  items: readonly string[];
}

/** A named group of short texts; renders nothing without texts. */
export function ChipList({ title, items }: ChipListProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <Text component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {title}
      </Text>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {[...new Set(items)].map((item) => (
          <Box
            component="li"
            key={item}
            sx={{
              typography: 'captionLabel',
              px: 1,
              py: 0.5,
              borderRadius: '12px',
              bgcolor: 'tones.neutral.tint',
              color: 'tones.neutral.text',
              overflowWrap: 'anywhere',
            }}
          >
            {item}
          </Box>
        ))}
      </Box>
    </section>
  );
}
