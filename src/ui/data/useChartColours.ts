import { useTheme } from '@mui/material/styles';

/** The colours of slices, in their order; after the sixth they begin again. Each is 3:1 on paper. */
export function useChartColours(): (at: number) => string | undefined {
  const palette = useTheme().vars?.palette;
  const colours = [
    palette?.roles.primary,
    palette?.roles.gulabiShape,
    palette?.roles.marigoldChart,
    palette?.tones.plum.text,
    palette?.tones.leaf.text,
    palette?.tones.info.text,
  ];
  return (at) => colours[at % colours.length];
}
