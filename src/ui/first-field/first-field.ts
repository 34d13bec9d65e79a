/**
 * The field that a form is to be filled in at: one that says so (`data-first-field`) and is empty, or any that says so,
 * or the first there is.
 */
export function firstField(form: ParentNode): HTMLElement | null {
  const meant = [...form.querySelectorAll<HTMLInputElement>('[data-first-field]:not([disabled])')];
  return (
    meant.find(({ value }) => value === '') ??
    meant[0] ??
    form.querySelector<HTMLElement>('input:not([disabled]), textarea:not([disabled])')
  );
}
