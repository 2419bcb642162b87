import Box from '@mui/material/Box';
import { ImageUp } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useFileDrop } from './useFileDrop.ts';

interface PhotoDropZoneProps {
  /** Called with what was chosen, dropped or pasted; what to keep is the caller's business. */
  onFiles: (files: File[]) => void;
  /** As the file input's `accept`: `image/*`. */
  accept: string;
  /** What is to be dropped: 'Drop exterior pictures here'. */
  label: string;
  /** The button's words. */
  choose?: string;
  /** Which pictures are taken, in words. */
  hint: string;
  /** Takes nothing for now. */
  disabled?: boolean;
  /**
   * Also takes pictures pasted anywhere on the page, unless the text beside them belongs into a field or a dialog is open:
   * for the one drop zone of a page.
   */
  pasteAnywhere?: boolean;
  /** The file input, to give it the focus. */
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Ids of what describes it besides the hint. */
  describedBy?: string | undefined;
  /** The field that it stands in shows an error. */
  invalid?: boolean;
}

const textFields = 'input:not([type="file"], [type="radio"], [type="checkbox"]), textarea, [contenteditable="true"]';

/** What is pasted is text, too, and where it is pasted takes it. */
const isTyped = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof HTMLElement && target.matches(textFields) && clipboardData?.types.includes('text/plain');

/** Takes pictures by click, by keyboard, by dropping or by pasting them. */
export function PhotoDropZone(props: PhotoDropZoneProps) {
  const { onFiles, accept, label, choose = 'Choose images', hint, disabled, pasteAnywhere, inputRef, invalid } = props;
  const id = useId();
  const zone = useRef<HTMLLabelElement>(null);
  const { over, handlers } = useFileDrop(onFiles, Boolean(disabled));
  useEffect(() => {
    if (!pasteAnywhere || disabled) return;
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const own = event.target instanceof Node && zone.current?.contains(event.target);
      const behindDialog = zone.current?.closest('[aria-hidden="true"]');
      if (files.length && !own && !behindDialog && !isTyped(event)) onFiles(files);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [pasteAnywhere, disabled, onFiles]);
  const dropping = { '@media (pointer: coarse)': { display: 'none' } } as const;
  return (
    <Box
      component="label"
      ref={zone}
      {...handlers}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '6px',
        p: '16px',
        minHeight: 196,
        textAlign: 'center',
        borderRadius: '12px',
        border: '1px dashed',
        borderColor: over ? 'roles.primary' : invalid ? 'roles.errorLine' : disabled ? 'roles.line' : 'roles.control',
        bgcolor: over ? 'roles.primaryTint' : disabled ? 'roles.hover' : 'roles.subtle',
        color: disabled ? 'roles.slate' : 'roles.ink',
        cursor: disabled ? 'not-allowed' : 'pointer',
        transition: 'background-color 120ms ease-out',
        '&:hover': disabled ? {} : { borderColor: 'roles.primary' },
        '&:hover .choose': disabled ? {} : { bgcolor: 'roles.hover', borderColor: 'roles.control' },
        '&:has(:focus-visible)': {
          outline: '2px solid',
          outlineColor: (theme) => theme.vars?.palette.roles.focus,
          outlineOffset: 2,
        },
      }}
    >
      <Box
        component="input"
        ref={inputRef}
        type="file"
        multiple
        accept={accept}
        disabled={Boolean(disabled)}
        aria-labelledby={`${id}-drop ${id}-choose`}
        aria-describedby={[`${id}-hint`, props.describedBy].filter(Boolean).join(' ')}
        aria-invalid={invalid ? true : undefined}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length) onFiles(files);
        }}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'inherit' }}
      />
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
      <Box component="span" id={`${id}-drop`} sx={{ typography: 'subtitle2', ...dropping }}>
        {label}
      </Box>
      <Box component="span" sx={{ typography: 'caption', color: 'roles.slate', ...dropping }}>
        or
      </Box>
      <Box
        component="span"
        id={`${id}-choose`}
        className="choose"
        sx={{
          typography: 'label',
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 32,
          px: '10px',
          borderRadius: '8px',
          border: '1px solid',
          borderColor: disabled ? 'roles.line' : 'roles.buttonLine',
          bgcolor: disabled ? 'transparent' : 'roles.paper',
        }}
      >
        {choose}
      </Box>
      <Box component="span" id={`${id}-hint`} sx={{ typography: 'caption', color: 'roles.slate', textWrap: 'balance' }}>
        {hint}
      </Box>
    </Box>
  );
}
