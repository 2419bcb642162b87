import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { badFieldsOf, goToField, labelOfField, noteOfField } from './badFields.ts';
import { Notice } from './Notice.tsx';

interface ErrorSummaryProps {
  /** The form's error message; without it, or if a field shows the same one, the title counts the fields to change. */
  message?: string | undefined;
  /** Shows the message even if a field shows the same one. */
  repeats?: boolean;
}

interface BadField {
  element: HTMLElement;
  label: string;
  note: string;
}

const counts = ['', 'One thing needs', 'Two things need', 'Three things need', 'Four things need', 'Five things need'];
const countOf = (count: number) => `${counts[count] ?? `${count} things need`} a change`;

/**
 * The error of a form that could not be sent, with a link to each invalid field. It is announced at every attempt; corrected
 * fields disappear from it. Place it above the fields of the form.
 */
export function ErrorSummary({ message, repeats = false }: ErrorSummaryProps) {
  const place = useRef<HTMLDivElement>(null);
  const { fields, attempts, sending } = useBadFields(place);
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  const links = fields.map(({ element, label }, at) => (
    <Fragment key={element.id || label}>
      {at ? ', ' : ''}
      <Link
        href={`#${element.id}`}
        onClick={(event) => {
          event.preventDefault();
          goToField(element);
        }}
        sx={{ color: 'tones.error.text', textDecoration: 'underline', overflowWrap: 'anywhere' }}
      >
        {label}
      </Link>
    </Fragment>
  ));
  const isInField = !repeats && message !== undefined && fields.some(({ note }) => note.includes(message));
  const shown = !sending && (message || fields.length > 0);
  return (
    <div ref={place} hidden={!shown}>
      {shown ? (
        // A new alert for every attempt, so that the same text is announced again.
        <Notice
          key={attempts}
          tone="error"
          urgent
          {...(fields.length ? { title: message && !isInField ? message : countOf(fields.length) } : {})}
        >
          {fields.length ? links : message}
        </Notice>
      ) : null}
    </div>
  );
}

// The fields that were invalid at the last attempt and still are.
function useBadFields(place: { current: HTMLElement | null }) {
  const { submitCount, isSubmitting } = useFormikContext();
  const [attempt, setAttempt] = useState<{ attempts: number; fields: readonly BadField[] }>({
    attempts: 0,
    fields: [],
  });
  useLayoutEffect(() => {
    if (isSubmitting) return;
    const marked = badFieldsOf(place.current?.closest('form'));
    setAttempt((last) => {
      if (submitCount !== last.attempts) {
        const named = submitCount
          ? marked.map((element) => ({ element, label: labelOfField(element), note: noteOfField(element) }))
          : [];
        return { attempts: submitCount, fields: named.filter(({ label }) => label) };
      }
      const left = last.fields.filter(({ element }) => marked.includes(element));
      return left.length === last.fields.length ? last : { ...last, fields: left };
    });
  });
  return { ...attempt, sending: isSubmitting };
}
