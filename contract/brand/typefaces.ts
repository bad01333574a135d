/** Pairs of type; the first is what applies until owners choose. */
export const TYPEFACES = [
  { value: 'narrow', label: { en: 'Narrow headings (Archivo Narrow)', ne: 'साँघुरा शीर्षक (Archivo Narrow)' } },
  { value: 'sans', label: { en: 'Plain headings (Noto Sans)', ne: 'सादा शीर्षक (Noto Sans)' } },
  { value: 'serif', label: { en: 'Headings with serifs (Georgia)', ne: 'सेरिफ भएका शीर्षक (Georgia)' } },
] as const

export type Typeface = (typeof TYPEFACES)[number]['value']
