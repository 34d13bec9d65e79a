import { expect, test } from 'vitest';
import { imageTypeOf } from './image-type.ts';

const typeOf = (text: string) => imageTypeOf(Buffer.from(text, 'latin1'));

test.each([
  ['\x89PNG\r\n\x1a\n…', 'image/png'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['\x00\x00\x00\x1cftypavif\x00', 'image/avif'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['<?xml version="1.0"?>\n<!-- made by hand -->\n<svg>', 'image/svg+xml'],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg>', 'image/svg+xml'],
])('%j begins an image', (bytes, type) => {
  expect(typeOf(bytes)).toBe(type);
});

test.each([
  '',
  '<html><svg></svg></html>',
  '<svgs>',
  // However they are taken together, they are none.
  '<!-- -->'.repeat(500),
  'GIF89a',
  '\xff\xd8\xff\xe0 JFIF',
  // It might name entities that are fetched or grow.
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg>',
  '\x00\x00\x00\x1cftypmp42',
])('%j begins none', (bytes) => {
  expect(typeOf(bytes)).toBeNull();
});
