import type { Words } from '../../../contract/locale.ts'
import type { Actor } from '../audit/audit.ts'
import type { SitePlace } from '../media/site-place.ts'
import type { Db } from '../store/schema.ts'

/** A paper of the firm, such as its tax clearance, of which none has taken the place. */
export interface HeldPaper {
  id: number
  kind: string
  /** With its fiscal year or own name. */
  title: Words
  number: string
  issuedOn: string | null
  /** The last day, AD; null: it has no end. */
  endsOn: string | null
  hasEnded: boolean
  scans: number
  version: number
  updatedAt: string
}

/** A kind that an office asks for and of which the firm has no paper in force. */
export interface MissingPaper {
  kind: string
  title: Words
}

interface PaperDeps {
  db: Db
  /** Sees a private paper only if it may. */
  actor: Actor
  now: () => Date
  place: SitePlace | undefined
}

/** The firm's own papers, where a feature keeps them. */
export interface PaperSource {
  /** Kinds in the order of the papers of an application, and what there is of them. */
  list: (deps: PaperDeps) => Promise<{
    /** `isForStandingList`: an office asks for it with an application to stand on its list. */
    kinds: { kind: string; name: Words; isForStandingList: boolean }[]
    papers: HeldPaper[]
    missing: MissingPaper[]
  }>
  /**
   * Joins the files of papers to one PDF. @param options bound: bytes at most; to: path of the PDF
   * @returns what became of each file: its own name, and `kept`, or how many dots per inch its pictures have now
   * @throws ServiceError not_found; conflict that names the files that cannot be read; too_large with the least size
   */
  join: (
    deps: PaperDeps,
    ids: readonly number[],
    options: { bound: number; to: string; signal: AbortSignal },
  ) => Promise<{ name: string; outcome: 'kept' | 'smaller'; dpi?: number; losses: string[] }[]>
}
