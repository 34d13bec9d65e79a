import type { SVGProps } from 'react';

/** Drawn on lucide's grid (24 px, round strokes), for the sports that lucide has no picture of. */
function Glyph({ children, ...rest }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {children}
    </svg>
  );
}

export function Cricket(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="m21 3-5.5 5.5" />
      <path d="M14 7.5 16.5 10 8.2 18.3a2.5 2.5 0 0 1-3.5 0l-.9-.9a1 1 0 0 1 0-1.4Z" />
      <circle cx="18" cy="18" r="3" />
    </Glyph>
  );
}

export function Tennis(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M5.5 5a9.8 9.8 0 0 1 0 14" />
      <path d="M18.5 5a9.8 9.8 0 0 0 0 14" />
    </Glyph>
  );
}

export function Soccer(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m12 8.2 3.7 2.7-1.4 4.3H9.7l-1.4-4.3Z" />
      <path d="M12 8.2V2.5M15.7 10.9l5.4-1.8M14.3 15.2l3.3 4.5M9.7 15.2l-3.3 4.5M8.3 10.9 2.9 9.1" />
    </Glyph>
  );
}

export function HorseRacing(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <path d="M8.5 21.5H4.8v-2.2C3 16.3 2.5 13.6 2.5 11a9.5 9.5 0 0 1 19 0c0 2.6-.5 5.3-2.3 8.3v2.2h-3.7v-3c1.3-2.3 1.9-4.8 1.9-7.3a5.4 5.4 0 0 0-10.8 0c0 2.5.6 5 1.9 7.3Z" />
      <path d="M12 3.7v.01M6.3 6.9v.01M17.7 6.9v.01M4.8 12.5v.01M19.2 12.5v.01" />
    </Glyph>
  );
}

export function Basketball(props: SVGProps<SVGSVGElement>) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M2.5 12h19M12 2.5v19" />
      <path d="M5.3 5.3a9.5 9.5 0 0 1 0 13.4M18.7 5.3a9.5 9.5 0 0 0 0 13.4" />
    </Glyph>
  );
}
