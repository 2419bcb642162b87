import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { badFieldsOf, goToField, labelOfField } from './badFields.ts';
import { Notice } from './Notice.tsx';

interface ErrorSummaryProps {
  /** What went wrong with the whole form; without it, only how many fields need a change is said. */
  message?: string | undefined;
}

interface BadField {
  element: HTMLElement;
  label: string;
}

const counts = ['', 'One thing needs', 'Two things need', 'Three things need', 'Four things need', 'Five things need'];
const countOf = (many: number) => `${counts[many] ?? `${many} things need`} a change`;

/**
 * Above the fields of a form that could not be sent: what went wrong, and the fields that need a change, each a press
 * away. It is read out at every try; fields that were mended leave it. Stands anywhere inside the form.
 */
export function ErrorSummary({ message }: ErrorSummaryProps) {
  const place = useRef<HTMLDivElement>(null);
  const { fields, tries, sending } = useBadFields(place);
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
  const shown = !sending && (message || fields.length > 0);
  return (
    <div ref={place} hidden={!shown}>
      {shown ? (
        // A second failure with the same words is a new alert, so that it is read out too.
        <Notice
          key={tries}
          tone="error"
          urgent
          {...(fields.length ? { title: message ?? countOf(fields.length) } : {})}
        >
          {fields.length ? links : message}
        </Notice>
      ) : null}
    </div>
  );
}

// The fields that were wrong when the form was sent last, and still are.
function useBadFields(place: { current: HTMLElement | null }) {
  const { submitCount, isSubmitting } = useFormikContext();
  const [tried, setTried] = useState<{ tries: number; fields: readonly BadField[] }>({ tries: 0, fields: [] });
  useLayoutEffect(() => {
    if (isSubmitting) return;
    const marked = badFieldsOf(place.current?.closest('form'));
    setTried((last) => {
      if (submitCount !== last.tries) {
        const named = submitCount ? marked.map((element) => ({ element, label: labelOfField(element) })) : [];
        return { tries: submitCount, fields: named.filter(({ label }) => label) };
      }
      const left = last.fields.filter(({ element }) => marked.includes(element));
      return left.length === last.fields.length ? last : { ...last, fields: left };
    });
  });
  return { ...tried, sending: isSubmitting };
}
