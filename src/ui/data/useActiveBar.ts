import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';

/** Which bar is pointed at or has focus, counted from 0. */
export function useActiveBar(): number | undefined {
  return useAxesTooltip<'bar'>({ directions: ['x'] })?.[0]?.dataIndex;
}
