/** Characters of an address or a path; a longer one names no file. */
export const ADDRESS_LENGTH = 2_000
const MAX_PATHS = 20

/** From the whole path to the file's name: `wp-content/uploads/2019/05/a.jpg`, `uploads/…`, … `a.jpg`. */
export function pathsOf(reference: string): string[] {
  const path = URL.canParse(reference) ? new URL(reference).pathname : reference
  const parts = decode(path)
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .slice(-MAX_PATHS)
  return parts.map((_, index) => parts.slice(index).join('/'))
}

/** Without its folders, decoded. */
export function nameOf(reference: string): string {
  return pathsOf(reference).at(-1) ?? 'picture'
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
