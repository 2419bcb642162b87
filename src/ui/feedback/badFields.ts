const CONTROL = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** The invalid fields of a form, in document order. */
export const badFieldsOf = (form: Element | null | undefined): HTMLElement[] => [
  ...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []),
];

/** Scrolls to a field and focuses it; in a group of choices, the first choice. */
export const goToField = (field: HTMLElement | undefined): void => {
  const control = field?.matches(CONTROL) ? field : field?.querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
  // Centred, so that neither the label above nor a bar at the bottom of the window hides it.
  control?.scrollIntoView({ block: 'center' });
};

/** The texts that describe a field, which include its error. */
export const noteOfField = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
    .join(' ');

/** A field's label on the page. */
export const labelOfField = (field: HTMLElement): string => {
  const named = field.getAttribute('aria-labelledby')?.split(' ')[0];
  const label = named ? document.getElementById(named) : document.querySelector(`label[for="${CSS.escape(field.id)}"]`);
  const words = (label ?? field.closest('label'))?.cloneNode(true);
  if (!(words instanceof Element)) return field.getAttribute('aria-label') ?? '';
  for (const star of words.querySelectorAll('[aria-hidden]')) star.remove();
  return words.textContent?.trim() ?? '';
};
