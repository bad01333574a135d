import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { walkDocuments } from '../../core/content/store/walk-documents.ts'
import type { Db } from '../../core/store/schema.ts'

const DIGITS = 3

/** Numbers for the items of a list that has none: P-001 and on, after those of the store and of the list. */
export class MadeNumbers {
  #last = 0
  #isRead = false

  /** A number that is in use. */
  see(entity: ContentEntity, number: unknown): void {
    const [, prefix, digits] = /^([A-Z])-(\d{1,6})$/.exec(String(number).trim()) ?? []
    if (prefix === prefixOf(entity)) this.#last = Math.max(this.#last, Number(digits))
  }

  async next(db: Db, entity: ContentEntity, field: string): Promise<string> {
    if (!this.#isRead)
      for await (const { document } of walkDocuments(db, entity, 'newest'))
        this.see(entity, (document as unknown as Record<string, unknown>)[field])
    this.#isRead = true
    this.#last += 1
    return `${prefixOf(entity)}-${String(this.#last).padStart(DIGITS, '0')}`
  }
}

const prefixOf = (entity: ContentEntity) => kindOf(entity).singular.en.charAt(0)
