import type { DataOf } from '#contract/call.ts';
import type { getSupport, getTheme } from '#contract/reference.ts';

/** ENT-10. No variable is set, so the site keeps its own colours. */
export const theme: DataOf<typeof getTheme> = {
  variables: {},
  exchangeFavicon: '/favicon.svg',
  exchangeTitle: 'Layline',
  themeColor: '#0d1822',
  exchangeLogo: '',
  yearNotice: '2023',
};

/** Nobody answers here: example.com is reserved for examples. */
export const support: DataOf<typeof getSupport> = {
  whatsapp: 'https://whatsapp.example.com/layline',
  telegram: 'https://telegram.example.com/layline',
  instagram: 'https://instagram.example.com/layline',
  apk: 'https://download.example.com/layline.apk',
};
