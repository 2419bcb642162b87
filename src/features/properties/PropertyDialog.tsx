import type { ListingRow } from '../../../contract/properties';
import { listingTitle } from '../../../contract/rules/listing';
import { messageOf } from '../../lib/apiError';
import { InlineError } from '../../ui/feedback/InlineError';
import { Loading } from '../../ui/feedback/Loading';
import { DetailDialog } from '../../ui/layout/DetailDialog';
import { PropertyDetails } from './PropertyDetails';
import { propertyLine, propertyPlace } from './propertyWords';
import { useProperty } from './queries';

interface PropertyDialogProps {
  row: ListingRow;
  open: boolean;
  onClose: () => void;
}

/** Everything about one property, asked for when it is viewed. */
export function PropertyDialog({ row, open, onClose }: PropertyDialogProps) {
  const detail = useProperty(row.id);
  const line = detail.data ? propertyLine(detail.data.data) : propertyPlace(row);
  return (
    <DetailDialog open={open} title={listingTitle(row)} line={line} onClose={onClose} wide>
      {detail.data ? <PropertyDetails property={detail.data.data} /> : null}
      {detail.isPending ? <Loading shape="facts" count={6} /> : null}
      {detail.isError && !detail.data ? (
        <InlineError message={messageOf(detail.error, 'Failed to load details')} onRetry={() => detail.refetch()} />
      ) : null}
    </DetailDialog>
  );
}
