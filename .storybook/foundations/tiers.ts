/** The part of `tokens.css` under the comment that names a tier. */
export function tierOf(sheet: string, tier: 'Palette' | 'Meaning' | 'Component'): string {
  const [, after = ''] = sheet.split(`/* ${tier} */`);
  return after.split(/\/\* (?:Palette|Meaning|Component) \*\//)[0] ?? '';
}
