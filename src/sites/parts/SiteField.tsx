import styled from '@emotion/styled';
import { type InputHTMLAttributes, useId } from 'react';
import { space } from '#src/theme/spacing.ts';
import { siteFieldBox, siteType } from '../theme/siteType.ts';
import { site } from '../theme/templateTheme.ts';

interface SiteFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  name: string;
  label: string;
  error?: string | undefined;
  /** Lines of a text area; one line by default. */
  rows?: number;
}

const Place = styled.div({
  display: 'grid',
  gap: space(0.75),
  '& > label': { ...siteType.label, '& > span': { ...siteType.caption, color: site.slate } },
  '& input, & textarea': {
    ...siteFieldBox,
    width: '100%',
    padding: space(1.5),
  },
  '& textarea': { resize: 'vertical' },
  '& ::placeholder': { color: site.slate, opacity: 1 },
  '& [aria-invalid="true"]': { borderColor: site.error },
});
const Wrong = styled.p({ ...siteType.caption, fontWeight: 500, color: site.error });

/** A labelled form field with its error below it. */
export function SiteField({ label, error, rows, required, ...rest }: SiteFieldProps) {
  const id = useId();
  const shared = {
    id,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}error` : undefined,
  };
  return (
    <Place>
      <label htmlFor={id}>
        {label} {required ? null : <span>(optional)</span>}
      </label>
      {rows ? (
        <textarea
          name={rest.name}
          maxLength={rest.maxLength}
          defaultValue={rest.defaultValue}
          placeholder={rest.placeholder}
          rows={rows}
          {...shared}
        />
      ) : (
        <input {...rest} {...shared} />
      )}
      {error ? <Wrong id={`${id}error`}>{error}</Wrong> : null}
    </Place>
  );
}
