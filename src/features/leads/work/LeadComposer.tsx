import Box from '@mui/material/Box';
import { CloudCheck, Mail, MapPin, MessageCircle, Phone, StickyNote } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type WrittenKind, writtenKinds } from '#contract/leads/work.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { useShortcuts } from '#src/lib/shortcuts.ts';
import { focusRing } from '#src/theme/focusRing.ts';
import { chosenInForcedColours } from '#src/theme/forcedColours.ts';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { KeyCap } from '#src/ui/data/KeyCap.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import type { LeadApi } from '../leadApi.ts';
import { useWriteOnLead } from './leadWorkQueries.ts';
import { noteKey, readNote, storeNote } from './noteDrafts.ts';

const icons = { note: StickyNote, call: Phone, whatsapp: MessageCircle, email: Mail, visit: MapPin } as const;

/** How a call went. */
const outcomes = [
  { value: 'spoke', label: 'Spoke' },
  { value: 'no_answer', label: 'No answer' },
  { value: 'wrong_number', label: 'Wrong number' },
] as const;

const MAX_TEXT = 4_000;

interface LeadComposerProps {
  api: LeadApi;
  id: number;
  /** A ref to the text field, for focusing it. */
  textRef?: Ref<HTMLTextAreaElement>;
}

/** The entry that is being written: its kind, and its text, which is kept by lead and kind until it is saved. */
function useNote(api: LeadApi, id: number) {
  const [kind, setKind] = useState(() => writtenKinds.values.find((one) => readNote(noteKey(api, id, one))) ?? 'note');
  const [text, setText] = useState(() => readNote(noteKey(api, id, kind)));
  const [kept, setKept] = useState(text !== '');
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]['value']>('spoke');
  const { mutateAsync: write, isPending } = useWriteOnLead(api, id);
  const [failure, setFailure] = useState<string>();
  const say = useSnackbar();
  const choose = (next: WrittenKind) => {
    const draft = readNote(noteKey(api, id, next));
    setKind(next);
    setText(draft);
    setKept(draft !== '');
    setFailure(undefined);
  };
  const type = (typed: string) => {
    setText(typed);
    setKept(storeNote(noteKey(api, id, kind), typed));
  };
  const shown = useRef({ kind, text });
  useLayoutEffect(() => {
    shown.current = { kind, text };
  });
  const empty = kind === 'note' && text.trim() === '';
  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending) return;
    if (empty) return setFailure('Write something first.');
    setFailure(undefined);
    try {
      await write({ kind, text: text.trim(), ...(kind === 'call' && { outcome }) });
      // Text typed while saving is not saved yet.
      const typed = shown.current.kind === kind ? shown.current.text : readNote(noteKey(api, id, kind));
      const rest = typed.startsWith(text) ? typed.slice(text.length).trimStart() : typed;
      const isKept = storeNote(noteKey(api, id, kind), rest);
      if (shown.current.kind === kind) {
        setText(rest);
        setKept(isKept);
      }
      say(`${writtenKinds.labels[kind]} saved`);
    } catch (error) {
      setFailure(messageOf(error, 'It could not be saved. What you typed is kept.'));
    }
  };
  return { kind, text, kept, outcome, failure, empty, isPending, setOutcome, choose, type, save };
}

/**
 * Writes on a lead's timeline: a note or a contact. The typed text is kept in this browser, by lead and kind, until it
 * is saved.
 */
export function LeadComposer({ api, id, textRef }: LeadComposerProps) {
  const { kind, text, kept, outcome, failure, empty, isPending, setOutcome, choose, type, save } = useNote(api, id);
  const field = useId();
  const byKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  };
  return (
    <Card aria-label="Write on the timeline" padding={2}>
      <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 1.5 }}>
        <Chips
          legend={<Box sx={visuallyHidden}>Kind</Box>}
          options={writtenKinds.options}
          value={kind}
          onChoose={choose}
          stacked
        />
        {kind === 'call' ? (
          <Chips legend="How did it go?" options={outcomes} value={outcome} onChoose={setOutcome} />
        ) : null}
        <Box component="label" htmlFor={field} sx={visuallyHidden}>
          {kind === 'note' ? 'Note' : `What about it, optional`}
        </Box>
        <Box
          component="textarea"
          ref={textRef}
          id={field}
          value={text}
          maxLength={MAX_TEXT}
          placeholder="What was said, what comes next"
          aria-invalid={failure !== undefined && empty}
          aria-describedby={failure ? `${field}-failure` : undefined}
          onChange={({ target }) => type(target.value)}
          onKeyDown={byKeys}
          sx={area}
        />
        {failure ? (
          <Box id={`${field}-failure`}>
            <Notice tone="error" urgent>
              {failure}
            </Notice>
          </Box>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1, 2) }}>
          <Kept kept={kept} />
          <KeyHints />
          <BusyButton type="submit" size="small" busy={isPending} busyText="Saving…">
            Save {writtenKinds.labels[kind] === 'WhatsApp' ? 'WhatsApp' : writtenKinds.labels[kind].toLowerCase()}
          </BusyButton>
        </Box>
      </Box>
    </Card>
  );
}

function Kept({ kept }: { kept: boolean }) {
  return (
    <Text variant="caption" quiet role="status" sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
      {kept ? (
        <>
          <CloudCheck size={16} strokeWidth={1.75} aria-hidden /> Draft kept
        </>
      ) : null}
    </Text>
  );
}

// Shown where a keyboard is likely.
function KeyHints() {
  const [single] = useShortcuts();
  return (
    <Box sx={hints}>
      {single ? (
        <>
          <KeyCap>N</KeyCap> writes,
        </>
      ) : null}
      <KeyCap>Ctrl</KeyCap>
      <KeyCap>Enter</KeyCap> saves
    </Box>
  );
}

const hints = {
  display: 'none',
  '@media (min-width: 900px) and (hover: hover)': { display: 'flex' },
  alignItems: 'center',
  gap: 0.5,
  typography: 'caption',
  color: 'roles.slate',
} as const;

interface ChipsProps<Value extends string> {
  legend: ReactNode;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
  /** On a phone, the chips are in one row, each with its icon above its label. */
  stacked?: boolean;
}

function Chips<Value extends string>({ legend, options, value, onChoose, stacked }: ChipsProps<Value>) {
  const name = useId();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Text component="legend" variant="label" sx={{ p: 0, mb: 0.5 }}>
        {legend}
      </Text>
      <Box sx={{ display: 'flex', flexWrap: stacked ? { xs: 'nowrap', sm: 'wrap' } : 'wrap', gap: 0.5 }}>
        {options.map((option) => {
          const Icon = option.value in icons ? icons[option.value as WrittenKind] : undefined;
          return (
            <Box component="label" key={option.value} sx={stacked ? [chip, stackedChip] : chip}>
              <Box
                component="input"
                type="radio"
                name={name}
                checked={value === option.value}
                onChange={() => onChoose(option.value)}
                sx={visuallyHidden}
              />
              {Icon ? <Icon size={16} strokeWidth={1.75} aria-hidden /> : null}
              {option.label}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 44, sm: 32 },
  px: 1,
  borderRadius: '8px',
  border: '1px solid transparent',
  typography: 'label',
  color: 'roles.slate',
  cursor: 'pointer',
  '&:hover': { color: 'roles.ink' },
  '&:has(:checked)': {
    bgcolor: 'roles.primaryTint',
    color: 'roles.primaryOnTint',
    fontWeight: 600,
    ...chosenInForcedColours,
  },
  '&:has(:focus-visible)': focusRing,
} as const;

const stackedChip = {
  '@media (max-width: 599.95px)': {
    flex: '1 1 auto',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 0.5,
    minHeight: 52,
    px: 0.25,
    typography: 'caption',
    fontWeight: 500,
  },
} as const;

const area = {
  width: '100%',
  minHeight: 72,
  maxHeight: 240,
  p: 1.5,
  fieldSizing: 'content',
  resize: 'vertical',
  border: '1px solid',
  borderColor: 'roles.control',
  borderRadius: '8px',
  bgcolor: 'roles.paper',
  color: 'roles.ink',
  font: 'inherit',
  '&::placeholder': { color: 'roles.slate', opacity: 1 },
} as const;
