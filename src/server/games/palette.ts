const both = (light: string, dark: string): string => `light-dark(${light}, ${dark})`;

/** The site's colours, by the names they have there: this host has pages of its own, and they are of the same house. */
export const palette: Readonly<Record<string, string>> = {
  '--paper': both('oklch(0.979 0.003 255)', 'oklch(0.166 0.017 258)'),
  '--surface': both('oklch(1 0 0)', 'oklch(0.2 0.02 258)'),
  '--surface-sunk': both('oklch(0.957 0.005 255)', 'oklch(0.236 0.022 258)'),
  '--surface-hover': both('oklch(0.957 0.005 255)', 'oklch(0.278 0.023 258)'),
  '--ink': both('oklch(0.236 0.022 258)', 'oklch(0.945 0.006 255)'),
  '--ink-muted': both('oklch(0.455 0.023 258)', 'oklch(0.74 0.015 256)'),
  '--line': both('oklch(0.915 0.008 255)', 'oklch(0.315 0.025 258)'),
  '--line-control': both('oklch(0.65 0.018 257)', 'oklch(0.53 0.021 258)'),
  '--header': both('oklch(0.236 0.022 258)', 'oklch(0.2 0.02 258)'),
  '--header-ink': both('oklch(0.979 0.003 255)', 'oklch(0.945 0.006 255)'),
  '--accent': both('oklch(0.765 0.16 62)', 'oklch(0.765 0.16 62)'),
  '--accent-ink': both('oklch(0.225 0.04 60)', 'oklch(0.225 0.04 60)'),
  '--positive': both('oklch(0.495 0.125 153)', 'oklch(0.8 0.15 154)'),
  '--negative': both('oklch(0.505 0.18 25)', 'oklch(0.755 0.14 21)'),
  '--focus': both('oklch(0.52 0.15 250)', 'oklch(0.78 0.115 244)'),
  '--link': both('oklch(0.52 0.15 250)', 'oklch(0.78 0.115 244)'),
  '--mark-back': both('oklch(0.66 0.145 249)', 'oklch(0.66 0.145 249)'),
  '--mark-lay': both('oklch(0.67 0.165 3)', 'oklch(0.67 0.165 3)'),
};
