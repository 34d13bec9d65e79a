import { create } from 'storybook/theming';
import brandImage from './layline.svg';

const fontBase = "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** What both modes of Storybook's own pages share. Its theme takes no custom properties, so colours are told in hex. */
const house = {
  brandTitle: 'Layline',
  brandImage,
  brandTarget: '_self',
  brandUrl: './',
  fontBase,
  appBorderRadius: 10,
  inputBorderRadius: 6,
} as const;

/** The frame and the pages of documentation by day: `tokens.css` in light. */
export const lightHouse = create({
  ...house,
  base: 'light',
  colorPrimary: '#0b63b8',
  colorSecondary: '#0b63b8',
  appBg: '#f2f4f7',
  appContentBg: '#ffffff',
  appPreviewBg: '#f7f8fa',
  appBorderColor: '#dfe3e9',
  textColor: '#1a202b',
  textMutedColor: '#515a68',
  barTextColor: '#515a68',
  barSelectedColor: '#0b63b8',
  barHoverColor: '#0b63b8',
  barBg: '#ffffff',
  inputBg: '#ffffff',
  inputBorder: '#858d9a',
  inputTextColor: '#1a202b',
});

/** The same by night: `tokens.css` in dark. */
export const darkHouse = create({
  ...house,
  base: 'dark',
  colorPrimary: '#7cc0ff',
  colorSecondary: '#2f7fd0',
  appBg: '#0c1017',
  appContentBg: '#121821',
  appPreviewBg: '#0c1017',
  appBorderColor: '#2b3340',
  textColor: '#e9edf3',
  textInverseColor: '#121821',
  textMutedColor: '#a6adb9',
  barTextColor: '#a6adb9',
  barSelectedColor: '#7cc0ff',
  barHoverColor: '#7cc0ff',
  barBg: '#121821',
  inputBg: '#1a212c',
  inputBorder: '#656e7d',
  inputTextColor: '#e9edf3',
});
