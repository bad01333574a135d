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

/** Such as `projects.json [3].districts[0]: there is no district 999`. */
export function fault(file: string, path: PropertyKey[], message: string): string {
  return `${file}${path.length > 0 ? ` ${z.core.toDotPath(path)}` : ''}: ${message}`
}
