import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik, useFormikContext } from 'formik';
import { Ban, Check, type LucideIcon, MessageSquareWarning, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import {
  isDecidable,
  type ModeratedDetail,
  needsReason,
  type ReviewDecision,
  reviewDecisions,
  reviewReasons,
} from '#contract/properties/moderation.ts';
import { useShortcut, useShortcuts } from '#src/lib/shortcuts.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { KeyCap, withKeyboard } from '#src/ui/data/KeyCap.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { ChipGroupField } from '#src/ui/inputs/ChipGroupField.tsx';
import { chosenChip } from '#src/ui/inputs/chipStyles.ts';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import type { ReviewDraft } from './reviewDrafts.ts';
import type { ReviewBody } from './reviewQueries.ts';

interface DecisionFormProps {
  home: Pick<ModeratedDetail, 'status' | 'edited_at' | 'reports'>;
  /** The input kept from before. */
  draft: ReviewDraft | undefined;
  /** Keeps the input. */
  onDraft: (draft: ReviewDraft) => void;
  onDecide: (body: ReviewBody) => void;
  /** Why the decision could not be saved. */
  failure: string | undefined;
}

/** The reasons as short chip labels; brokers are shown full sentences. */
const shortReasons: Readonly<Record<(typeof reviewReasons.values)[number], string>> = {
  photos_missing: 'Photos missing',
  photos_not_of_home: 'Photos not of this home',
  wrong_price: 'Wrong price',
  wrong_details: 'Wrong details',
  contact_in_text: 'Contact in text',
  duplicate: 'Duplicate',
  rera_missing: 'RERA missing',
  not_allowed: 'Not allowed',
  other: 'Other',
};
const reasonChips = reviewReasons.values.map((value) => ({ value, label: shortReasons[value] }));

const nothing: ReviewDraft = { reasons: [], note: '' };

const problems = ({ decision, reasons, note }: ReviewDraft) => ({
  ...(decision && reasons.length === 0 ? { reasons: 'Please give a reason' } : {}),
  ...(decision && reasons.includes('other') && !note.trim() ? { note: 'Please say what the other reason is' } : {}),
});

const looks: Readonly<Record<ReviewDecision, readonly [icon: LucideIcon, key?: string]>> = {
  approve: [Check, 'A'],
  request_changes: [MessageSquareWarning, 'C'],
  remove: [Ban],
  restore: [Undo2],
};

/** Whether a decision is offered: a live home without edits and reports has nothing to approve. */
const isOffered = ({ status, edited_at: edited, reports }: DecisionFormProps['home'], decision: ReviewDecision) =>
  isDecidable(status, decision) &&
  !(decision === 'approve' && status === 'live' && edited === null && reports.length === 0);

/** The operator's decision on a home: one click, or reasons and a note first. */
export function DecisionForm({ home, draft, onDraft, onDecide, failure }: DecisionFormProps) {
  const send = async ({ decision, reasons, note }: ReviewDraft) => {
    if (!decision) return;
    const given = reviewReasons.values.filter((one) => reasons.includes(one));
    onDecide({ decision, reasons: given, note: note.trim() || null });
  };
  return (
    <Formik initialValues={draft ?? nothing} validate={problems} onSubmit={send}>
      <Form noValidate>
        <Fields {...{ home, onDraft, onDecide, failure }} />
      </Form>
    </Formik>
  );
}

function Fields({ home, onDraft, onDecide, failure }: Omit<DecisionFormProps, 'draft'>) {
  const { values, setFieldValue, submitForm } = useFormikContext<ReviewDraft>();
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const { decision } = values;
  const keep = useEffectEvent(onDraft);
  useEffect(() => {
    keep(values);
  }, [values]);
  useEffect(() => {
    if (decision && asked.current) box.current?.querySelector('input')?.focus();
    asked.current = false;
  }, [decision]);
  const choose = (next: ReviewDecision) => {
    if (!isOffered(home, next)) return;
    if (!needsReason(next)) return onDecide({ decision: next, note: null });
    asked.current = true;
    if (next === decision) box.current?.querySelector('input')?.focus();
    else void setFieldValue('decision', next);
  };
  useShortcut('a', () => choose('approve'));
  useShortcut('c', () => choose('request_changes'));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') void setFieldValue('decision', undefined);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submitForm();
  };
  return (
    <Stack>
      {failure ? (
        <Notice tone="error" urgent title="Not saved">
          {failure}
        </Notice>
      ) : null}
      <Stack role="group" aria-label="Decision" gap={1} sx={{ [acrossPage]: { gridAutoFlow: 'column' } }}>
        {reviewDecisions.values
          .filter((one) => isOffered(home, one))
          .map((one) => (
            <Choice key={one} decision={one} open={one === decision} onChoose={() => choose(one)} />
          ))}
      </Stack>
      {decision && isOffered(home, decision) ? (
        <Box ref={box} onKeyDown={press} sx={{ display: 'grid', gap: 2, '& input, & textarea': clearOfFoot }}>
          <ChipGroupField name="reasons" label="Reasons" required multiple options={reasonChips} />
          <TextField
            name="note"
            label="Note to the broker"
            optional={!values.reasons.includes('other')}
            rows={3}
            maxLength={1000}
          />
          <Box sx={footer}>
            <SubmitButton fullWidth>
              Send, then next home
              <Box
                component="span"
                sx={{ display: 'none', [withKeyboard]: { display: 'inline-flex' }, gap: 0.5, ml: 1.5 }}
              >
                <KeyCap>Ctrl</KeyCap>
                <KeyCap>Enter</KeyCap>
              </Box>
            </SubmitButton>
          </Box>
        </Box>
      ) : null}
    </Stack>
  );
}

// Below the photos, the decisions are side by side; the column at the right is too narrow for that.
const acrossPage = '@media (min-width: 600px) and (max-width: 1099.95px)';

// In a phone's sheet, it stays in view, and the focused element stays above it.
const footer = {
  position: { xs: 'sticky', sm: 'static' },
  bottom: 0,
  zIndex: 1,
  py: { xs: 1.5, sm: 0 },
  my: { xs: -1.5, sm: 0 },
  bgcolor: 'roles.paper',
} as const;
const clearOfFoot = { scrollMarginBottom: { xs: '80px', sm: 0 } } as const;

interface ChoiceProps {
  decision: ReviewDecision;
  /** Its reasons are being entered. */
  open: boolean;
  onChoose: () => void;
}

function Choice({ decision, open, onChoose }: ChoiceProps) {
  const [keys] = useShortcuts();
  const [Icon, key] = looks[decision];
  return (
    <Button
      fullWidth
      startIcon={<Icon size={18} />}
      {...(needsReason(decision) ? { 'aria-expanded': open } : {})}
      {...(keys && key ? { 'aria-keyshortcuts': key.toLowerCase() } : {})}
      onClick={onChoose}
      sx={{
        justifyContent: 'flex-start',
        '&&': {
          ...(decision === 'remove' ? { color: 'tones.error.text' } : {}),
          ...(open ? chosenChip : {}),
        },
      }}
    >
      {reviewDecisions.labels[decision]}
      {keys && key ? (
        <Box component="span" sx={{ display: 'none', [withKeyboard]: { display: 'inline-flex' }, ml: 'auto' }}>
          <KeyCap>{key}</KeyCap>
        </Box>
      ) : null}
    </Button>
  );
}
