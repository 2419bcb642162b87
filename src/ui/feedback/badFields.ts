const CONTROL = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** The fields of a form that are marked as wrong, in the order of the page. */
export const badFieldsOf = (form: Element | null | undefined): HTMLElement[] => [
  ...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []),
];

/** Brings a field into view and gives it the focus; of a set of choices, which takes none itself, the first choice. */
export const goToField = (field: HTMLElement | undefined): void => {
  const control = field?.matches(CONTROL) ? field : field?.querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
  // In the middle, so that neither a label above nor a bar at the window's foot hides it.
  control?.scrollIntoView({ block: 'center' });
};

/** What a field is called on the page. */
export const labelOfField = (field: HTMLElement): string => {
  const named = field.getAttribute('aria-labelledby')?.split(' ')[0];
  const label = named ? document.getElementById(named) : document.querySelector(`label[for="${CSS.escape(field.id)}"]`);
  const words = (label ?? field.closest('label'))?.cloneNode(true);
  if (!(words instanceof Element)) return field.getAttribute('aria-label') ?? '';
  for (const star of words.querySelectorAll('[aria-hidden]')) star.remove();
  return words.textContent?.trim() ?? '';
};
