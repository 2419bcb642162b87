import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Row } from '#src/ui/base/Row.tsx';

interface TablePagerProps {
  /** The table's name for screen readers. */
  label: string;
  /** The number of rows on all pages. */
  total: number;
  /** The current page, counted from 1. */
  page: number;
  /** Rows per page. */
  limit: number;
  /** Rows are loading: shows 'Loading...' instead of the range. */
  loading: boolean;
  /** Called with the page to show. */
  onPage: (page: number) => void;
  /** Called with another number of rows per page; without it the size cannot be changed. */
  onLimit?: (limit: number) => void;
}

const sizes = [10, 20, 50, 100];
const ascending = (a: number, b: number) => a - b;
const count = new Intl.NumberFormat('en-IN');

/**
 * The pager below a table: rows per page, the current range, previous and next. It is our own instead of the Data Grid's
 * because the cards of a narrow window use it too, it announces the range, and its buttons keep the focus at either end.
 */
export function TablePager({ label, total, page, limit, loading, onPage, onLimit }: TablePagerProps) {
  const labelId = useId();
  const last = Math.max(1, Math.ceil(total / limit));
  const from = page > last ? 0 : (page - 1) * limit + 1;
  const shown = from === 0 ? '0' : `${count.format(from)}–${count.format(Math.min(page * limit, total))}`;
  const turns = [
    { name: 'Previous page', Icon: ChevronLeft, to: page > 1 ? Math.min(page - 1, last) : undefined },
    { name: 'Next page', Icon: ChevronRight, to: page < last ? page + 1 : undefined },
  ];
  const place = `${shown} of ${count.format(total)}`;
  return (
    <Row
      component="nav"
      aria-label={`${label} pages`}
      gap={1.5}
      sx={{
        minHeight: 52,
        pl: { xs: 2, sm: 2.5 },
        pr: 1.5,
        color: 'roles.slate',
        borderTop: '1px solid',
        borderColor: 'roles.line',
      }}
    >
      {onLimit ? (
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 0.5 }}>
          <span id={labelId}>Rows per page</span>
          <Select
            variant="standard"
            disableUnderline
            labelId={labelId}
            value={limit}
            onChange={(event) => onLimit(Number(event.target.value))}
            sx={{
              typography: 'label',
              color: 'roles.ink',
              '& .MuiSelect-select': { pl: 1, py: 0.75, minHeight: 0 },
            }}
          >
            {[...new Set([...sizes, limit])].sort(ascending).map((size) => (
              <MenuItem key={size} value={size}>
                {size}
              </MenuItem>
            ))}
          </Select>
        </Box>
      ) : null}
      <Box
        component="span"
        role="status"
        sx={{ ml: { xs: 0, sm: 'auto' }, mr: { xs: 'auto', sm: 0 }, fontVariantNumeric: 'tabular-nums' }}
      >
        {total === 0 ? '' : loading ? 'Loading...' : place}
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        {turns.map(({ name, Icon, to }) => (
          // Not `disabled`, so that the pressed button keeps the focus on the first and the last page.
          <IconButton
            key={name}
            aria-label={name}
            aria-disabled={to === undefined}
            onClick={() => to !== undefined && onPage(to)}
            sx={{
              '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default', '&:hover': { bgcolor: 'transparent' } },
            }}
          >
            <Icon size={18} />
          </IconButton>
        ))}
      </Box>
    </Row>
  );
}
