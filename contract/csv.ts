/** A byte order mark, by which Excel knows UTF-8. */
export const CSV_START = '\uFEFF'

/** RFC 4180. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map((value) => (typeof value === 'number' ? String(value) : quote(value))).join(',')}\r\n`
}

/** An apostrophe keeps a spreadsheet from evaluating a formula (OWASP, CSV injection). */
function quote(text: string): string {
  const safe = /^[\s\p{Cc}]*[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
