import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatFileSize } from '../../lib/format';
import { FilePicture } from '../media/FilePicture';
import { usePreview } from './usePreview';

interface PhotoPreviewProps {
  /** The picture. */
  file: File;
  /** Takes it away; without it there is no button. */
  onRemove?: (() => void) | undefined;
}

/** A chosen picture with its name and size; one that cannot be read says so instead of a broken image. */
export function PhotoPreview({ file, onRemove }: PhotoPreviewProps) {
  const preview = usePreview(file);
  const [unreadable, setUnreadable] = useState<string>();
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        minWidth: 0,
        borderRadius: '12px',
        overflow: 'hidden',
        bgcolor: 'roles.paper',
        border: '1px solid',
        borderColor: preview && preview === unreadable ? 'roles.errorLine' : 'roles.line',
      }}
    >
      <FilePicture src={preview} alt="" onUnreadable={() => setUnreadable(preview)} />
      <Box
        component="figcaption"
        sx={{ display: 'flex', alignItems: 'center', gap: '4px', minHeight: 48, pl: '12px', pr: '4px' }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ typography: 'label', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {file.name}
          </Box>
          <Box sx={{ typography: 'caption', color: 'roles.slate' }}>{formatFileSize(file.size)}</Box>
        </Box>
        {onRemove ? (
          <IconButton aria-label={`Remove ${file.name}`} onClick={onRemove}>
            <Trash2 size={18} strokeWidth={1.75} />
          </IconButton>
        ) : null}
      </Box>
    </Box>
  );
}
