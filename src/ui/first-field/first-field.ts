/**
 * The field where filling in a form begins: the first empty one marked `data-first-field`, else the first marked one,
 * else the first field.
 */
export function firstField(form: ParentNode): HTMLElement | null {
  const meant = [...form.querySelectorAll<HTMLInputElement>('[data-first-field]:not([disabled])')];
  return (
    meant.find(({ value }) => value === '') ??
    meant[0] ??
    form.querySelector<HTMLElement>('input:not([disabled]), textarea:not([disabled])')
  );
}
