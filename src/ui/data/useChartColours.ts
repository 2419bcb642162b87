import { useTheme } from '@mui/material/styles';

/**
 * The colours of slices in order; after the seventh the last six repeat, so that neighbours in a ring never have the
 * same colour. Each has a contrast of 3:1 on paper.
 */
export function useChartColours(): (at: number) => string | undefined {
  const palette = useTheme().vars?.palette;
  const colours = [
    palette?.roles.primary,
    palette?.roles.gulabiShape,
    palette?.roles.marigoldChart,
    palette?.tones.plum.text,
    palette?.tones.leaf.text,
    palette?.tones.info.text,
    palette?.roles.control,
  ];
  const rest = colours.length - 1;
  return (at) => (at <= rest ? colours[at] : colours[1 + ((at - 1) % rest)]);
}
