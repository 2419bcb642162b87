import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { ImageUp } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { focusRing } from '#src/theme/focusRing.ts';
import { Text } from '../base/Text.tsx';
import { useFileDrop } from './useFileDrop.ts';

interface PhotoDropZoneProps {
  /** Called with the chosen, dropped or pasted files, unfiltered. */
  onFiles: (files: File[]) => void;
  /** The file input's `accept`: `image/*`. */
  accept: string;
  /** The prompt: 'Drop exterior pictures here'. */
  label: string;
  /** The accepted photos, in words. */
  hint: string;
  /** Takes no files. */
  disabled?: boolean;
  /** The file input, to focus it. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

const textFields = 'input:not([type="file"], [type="radio"], [type="checkbox"]), textarea, [contenteditable="true"]';

/** Whether the pasted data includes text and its target is a text field, which takes it. */
const isForTextField = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof HTMLElement && target.matches(textFields) && clipboardData?.types.includes('text/plain');

/** Takes photos by click, keyboard, drop or paste, also those pasted elsewhere on the page: a page has one drop zone. */
export function PhotoDropZone(props: PhotoDropZoneProps) {
  const { onFiles, accept, hint, disabled, inputRef } = props;
  const id = useId();
  const { over, handlers, onChange } = useFileDrop(onFiles, Boolean(disabled));
  const zone = usePasteAnywhere(onFiles, !disabled);
  return (
    <Box component="label" ref={zone} {...handlers} sx={zoneStyle(props, over)}>
      <Box
        component="input"
        ref={inputRef}
        type="file"
        multiple
        accept={accept}
        disabled={Boolean(disabled)}
        aria-labelledby={`${id}-drop ${id}-choose`}
        aria-describedby={`${id}-hint`}
        onChange={onChange}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'inherit' }}
      />
      <Prompt id={id} {...props} />
      <Text component="span" id={`${id}-hint`} variant="caption" quiet sx={{ textWrap: 'balance' }}>
        {hint}
      </Text>
    </Box>
  );
}

/** Takes files pasted anywhere on the page, except into a text field or in a dialog above the returned element. */
function usePasteAnywhere(onFiles: (files: File[]) => void, enabled: boolean) {
  const zone = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    if (!enabled) return;
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const own = event.target instanceof Node && zone.current?.contains(event.target);
      const behindDialog = zone.current?.closest('[aria-hidden="true"]');
      if (files.length && !own && !behindDialog && !isForTextField(event)) onFiles(files);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [enabled, onFiles]);
  return zone;
}

const zoneStyle = ({ disabled }: PhotoDropZoneProps, over: boolean): SxProps<Theme> => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.75,
  p: 2,
  minHeight: 196,
  textAlign: 'center',
  borderRadius: '12px',
  border: '1px dashed',
  borderColor: over ? 'roles.primary' : disabled ? 'roles.line' : 'roles.control',
  bgcolor: over ? 'roles.primaryTint' : disabled ? 'roles.hover' : 'roles.subtle',
  color: disabled ? 'roles.slate' : 'roles.ink',
  cursor: disabled ? 'not-allowed' : 'pointer',
  transition: 'background-color 120ms ease-out',
  '&:hover': disabled ? {} : { borderColor: 'roles.primary' },
  '&:hover .choose': disabled ? {} : { bgcolor: 'roles.hover', borderColor: 'roles.control' },
  '&:has(:focus-visible)': focusRing,
});

// Without a mouse nothing can be dropped: only the button's words show.
const dropOnly = { '@media (pointer: coarse)': { display: 'none' } } as const;

interface PromptProps extends Pick<PhotoDropZoneProps, 'label' | 'disabled'> {
  id: string;
}

function Prompt({ id, label, disabled }: PromptProps) {
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 44,
          height: 44,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          bgcolor: disabled ? 'roles.seg' : 'roles.primaryTint',
          color: disabled ? 'roles.slate' : 'roles.primaryOnTint',
        }}
      >
        <ImageUp size={22} strokeWidth={1.75} />
      </Box>
      <Text component="span" id={`${id}-drop`} variant="subtitle2" sx={dropOnly}>
        {label}
      </Text>
      <Text component="span" variant="caption" quiet sx={dropOnly}>
        or
      </Text>
      <Text
        component="span"
        id={`${id}-choose`}
        className="choose"
        variant="label"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 32,
          px: 1,
          borderRadius: '8px',
          border: '1px solid',
          borderColor: disabled ? 'roles.line' : 'roles.buttonLine',
          bgcolor: disabled ? 'transparent' : 'roles.paper',
        }}
      >
        Choose images
      </Text>
    </>
  );
}
