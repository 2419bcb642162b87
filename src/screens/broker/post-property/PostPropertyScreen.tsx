import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { type PostDraft, readDraft } from '../../../features/properties/postDraft';
import { useSession } from '../../../lib/sessions';
import { Loading } from '../../../ui/feedback/Loading';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { PostPropertyForm } from './PostPropertyForm';

/** Post Property: four sections on one page and Submit (specification 001, section 2). It goes on with the draft there is. */
export function PostPropertyScreen() {
  const brokerId = useSession('broker')?.brokerId ?? 0;
  const [found, setFound] = useState<{ brokerId: number; draft: PostDraft | undefined }>();
  useEffect(() => {
    let left = false;
    void readDraft(brokerId)
      .catch(() => undefined)
      .then((draft) => {
        if (!left) setFound({ brokerId, draft });
      });
    return () => {
      left = true;
    };
  }, [brokerId]);
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <PageHeader title="Post Property" purpose="One page, four sections. Your draft is kept until you submit it." />
      {found?.brokerId === brokerId ? (
        <PostPropertyForm key={brokerId} brokerId={brokerId} draft={found.draft} />
      ) : (
        <Loading shape="facts" count={8} />
      )}
    </Box>
  );
}
