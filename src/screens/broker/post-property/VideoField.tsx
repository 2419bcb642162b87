import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { Trash2, Undo2 } from 'lucide-react';
import { youtubeId } from '#contract/rules/youtube.ts';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { YouTubeEmbed } from '#src/ui/media/YouTubeEmbed.tsx';
import type { PropertyFormValues } from './submission/propertyForm.ts';

interface VideoFieldProps {
  /** The server has it: it can no longer be changed here. */
  attached: boolean;
  /** The form is being submitted. */
  disabled: boolean;
  /** The video of the property that is edited: it can be removed and put back. */
  listed?: string;
}

/** The video tab: a YouTube URL or ID, and the video that it refers to. */
export function VideoField({ attached, disabled, listed = '' }: VideoFieldProps) {
  const { values, setFieldValue } = useFormikContext<PropertyFormValues>();
  const { video } = values;
  const id = youtubeId(video);
  return (
    <>
      <TextField
        name="video"
        label="YouTube URL or ID"
        placeholder="https://youtu.be/…"
        inputMode="url"
        autoComplete="off"
        help={attached ? 'Attached to the property.' : 'An address, an ID or the code to embed it, as you copied it.'}
        disabled={attached || disabled}
        maxLength={1_000}
      />
      {id ? (
        <Box sx={{ maxWidth: 520 }}>
          <YouTubeEmbed key={id} video={id} title="The property's video" />
        </Box>
      ) : null}
      {listed ? (
        <Box>
          {id === youtubeId(listed) ? (
            <Button
              startIcon={<Trash2 size={16} />}
              disabled={disabled}
              onClick={() => void setFieldValue('video', '')}
            >
              Remove video
            </Button>
          ) : (
            <Button
              startIcon={<Undo2 size={16} />}
              disabled={disabled}
              onClick={() => void setFieldValue('video', listed)}
            >
              Put the old video back
            </Button>
          )}
        </Box>
      ) : null}
    </>
  );
}
