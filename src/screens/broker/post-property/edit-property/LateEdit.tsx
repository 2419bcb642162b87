import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { lateLine } from '#src/lib/rebase.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { LateNote } from '#src/ui/feedback/LateNote.tsx';
import type { ForeignChange } from './editForm.ts';
import type { LateChanges } from './startOfEdit.ts';

type Choice = 'mine' | 'theirs';

interface LateEditProps {
  late: LateChanges;
  /** Puts one of the two values of a field into the form. */
  onChoose: (change: ForeignChange, choice: Choice) => void;
  /** Puts the user's own values into the form, and saves. */
  onUseMine: () => void;
  /** Puts the other user's values into the form; nothing is left to choose. */
  onUseTheirs: () => void;
}

const counted = (count: number, what: string) => (count ? `${count} ${what}` : '');
const photoWords = ({ added, deleted }: LateChanges['photos']) =>
  [counted(added, 'added'), counted(deleted, 'deleted')].filter(Boolean).join(', ');

/**
 * The changes that another user saved in the meantime. Fields that only they changed are already in the form; where
 * both changed a field, the user's own value stays until the other one is chosen.
 */
export function LateEdit({ late, onChoose, onUseMine, onUseTheirs }: LateEditProps) {
  const { changes, photos, ofDraft } = late;
  const both = changes.filter(({ mine }) => mine);
  const others = changes.filter(({ mine }) => !mine);
  const pictures = photoWords(photos);
  return (
    <LateNote
      title={
        ofDraft ? 'This home was changed since your draft was kept' : 'Someone changed this home while you were editing'
      }
      intro="They changed what you did not touch. The form shows it:"
      lines={[...others.map(lateLine), ...(pictures ? [`Photos: ${pictures}`] : [])]}
    >
      {both.length > 0 ? (
        <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
          <p>You both changed these. Choose which to keep:</p>
          {both.map((change) => (
            <Clash key={change.field.path} change={change} onChoose={(choice) => onChoose(change, choice)} />
          ))}
        </Box>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button onClick={onUseMine}>{both.length > 0 ? 'Use mine and save' : 'Save mine'}</Button>
        {both.length > 0 ? (
          <Button variant="text" onClick={onUseTheirs}>
            Use theirs
          </Button>
        ) : null}
      </Box>
    </LateNote>
  );
}

/** A field that both users changed. */
function Clash({ change, onChoose }: { change: ForeignChange; onChoose: (choice: Choice) => void }) {
  const { label: name, before, now, mine } = change;
  const [choice, setChoice] = useState<Choice>('mine');
  const label = useId();
  const choose = (chosen: Choice) => {
    setChoice(chosen);
    onChoose(chosen);
  };
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Text id={label}>
        <Box component="strong" sx={{ fontWeight: 600 }}>
          {name}
        </Box>
        , before: {before || 'empty'}
      </Text>
      <RadioGroup
        aria-labelledby={label}
        value={choice}
        sx={{ flexDirection: { sm: 'row' }, columnGap: 2 }}
        onChange={(_, chosen) => choose(chosen === 'theirs' ? 'theirs' : 'mine')}
      >
        <FormControlLabel value="mine" control={<Radio />} label={`Mine: ${mine?.words || 'empty'}`} />
        <FormControlLabel value="theirs" control={<Radio />} label={`Theirs: ${now || 'empty'}`} />
      </RadioGroup>
    </Box>
  );
}
