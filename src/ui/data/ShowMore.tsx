import Box from '@mui/material/Box';
import { BusyButton } from '../feedback/BusyButton.tsx';

interface ShowMoreProps {
  /** The list: an infinite query. */
  of: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  /** The button's text. */
  children: string;
}

/** The button below a list that loads its next page; nothing below the last one. */
export function ShowMore({ of, children }: ShowMoreProps) {
  if (!of.hasNextPage) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', mt: 1.5 }}>
      <BusyButton busy={of.isFetchingNextPage} busyText="Loading..." onClick={() => void of.fetchNextPage()}>
        {children}
      </BusyButton>
    </Box>
  );
}
