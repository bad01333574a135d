import { z } from 'zod'

/** The message lists every error with its file and position. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly faults: string[]

  constructor(faults: string[]) {
    super(
      `The content has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
    this.faults = faults
  }
}

/** Such as `projects.json [3].end: End must not be before the start (ring-road)`. @param entry for its name */
export function fault(file: string, path: PropertyKey[], message: string, entry?: unknown): string {
  const name = nameOf(entry)
  return `${file}${path.length > 0 ? ` ${z.core.toDotPath(path)}` : ''}: ${message}${name && ` (${name})`}`
}

/** What tells an entry from its neighbours. */
function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return ''
  const { slug, key, file, name, title } = entry as Record<string, unknown>
  return [slug, key, file, name, title].find((text) => typeof text === 'string' && text !== '')?.toString() ?? ''
}
