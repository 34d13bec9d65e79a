/** The widths and modes in which every story is pictured. */
export const shotWidths = [390, 1440] as const;
export const shotModes = ['light', 'dark'] as const;

/** The file of a story's picture, in its folder. */
export const shotName = (storyId: string, width: number, mode: (typeof shotModes)[number]): string =>
  `${storyId}.${width}.${mode}.jpg`;
