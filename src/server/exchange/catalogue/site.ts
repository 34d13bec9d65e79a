import type { DataOf } from '#contract/call.ts';
import type { getSupport } from '#contract/reference.ts';

type Support = DataOf<typeof getSupport>;

/** Nobody answers here: example.com is reserved for examples. */
export const exampleSupport: Support = {
  whatsapp: 'https://whatsapp.example.com/layline',
  telegram: 'https://telegram.example.com/layline',
  instagram: 'https://instagram.example.com/layline',
};
