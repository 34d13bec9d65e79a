import type { GlobalTypes } from 'storybook/internal/csf';
import { displayLanguages } from '../src/domain/bettor/display-language.ts';
import { oddsFormatNames, oddsFormats } from '../src/domain/odds/odds-format.ts';
import { serverThemes } from './server-themes.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const menu = (description: string, icon: string, items: readonly { value: string; title: string }[]) => ({
  description,
  toolbar: { title: description, icon: icon as never, items: [...items], dynamicTitle: true },
});

/** What the toolbar sets. All of it is in the address, so a link shows the same picture to whoever opens it. */
export const globalTypes: GlobalTypes = {
  theme: menu('Mode', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  serverTheme: menu(
    'Theme of the server',
    'paintbrush',
    serverThemes.map(({ name, title }) => ({ value: name, title })),
  ),
  locale: menu(
    'Language of dates and numbers',
    'globe',
    displayLanguages.map((language) => ({
      // An address has no empty value.
      value: language || 'site',
      title: language ? (languageNames.of(language) ?? language) : 'As the site',
    })),
  ),
  direction: menu('Direction', 'transfer', [
    { value: 'language', title: 'Of the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  odds: menu(
    'Odds',
    'graphline',
    oddsFormats.map((format) => ({ value: format, title: oddsFormatNames[format] })),
  ),
  motion: menu('Motion', 'play', [
    { value: 'device', title: 'As the device' },
    { value: 'full', title: 'Full motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  text: menu('Size of text', 'zoom', [
    { value: '100', title: 'Text 100 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
  connection: menu('Connection', 'link', [
    { value: 'online', title: 'Online' },
    { value: 'offline', title: 'Offline' },
  ]),
};

export const initialGlobals = {
  theme: 'light',
  serverTheme: 'harbour',
  locale: 'site',
  direction: 'language',
  odds: 'DECIMAL',
  motion: 'device',
  text: '100',
  connection: 'online',
};
