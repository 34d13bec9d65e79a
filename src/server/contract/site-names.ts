/** The themes of the embedded exchange; the first is the default. */
export const themeNames = ['harbour', 'estuary', 'lantern'] as const;
export type ThemeName = (typeof themeNames)[number];

/** What support info may link to. */
export const supportNames = ['whatsapp', 'telegram', 'instagram', 'apk'] as const;
export type SupportName = (typeof supportNames)[number];
