import type { Generated } from 'kysely'
import type { ImportState } from '../../../contract/import.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'

export interface ImportTables {
  import_run: ImportRunTable
  import_record: ImportRecordTable
}

interface ImportRunTable {
  id: string
  format: 'wxr' | 'csv' | 'json'
  /** Of the file, for people. */
  name: string
  /** JSON. */
  options: string
  state: Exclude<ImportState, 'cancelled'>
  done: Generated<number>
  /** Null until it is counted. */
  total: number | null
  /** JSON; null until it ends. */
  report: string | null
  fault: string | null
  started_at: string
  /** While it runs: when it was last seen alive. */
  updated_at: string
  started_by: string
  /** Its state is `failed` then, until it is undone. */
  cancelled_at: string | null
}

/** What a record of another program became; a later import of the same record makes nothing. */
interface ImportRecordTable {
  /** The address of the other site, or the kind of a table. */
  source: string
  kind: string
  external_id: string
  run_id: string
  entity: ContentEntity | 'picture' | 'document' | 'redirect'
  item_id: number
  /** As imported: another one was edited since. */
  version: number
  /** Of an item that was there before: what an undo restores. */
  version_before: number | null
  was_published: Generated<0 | 1>
}
