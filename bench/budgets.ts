import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test fails above `limit`; the report compares with `wanted`, the target. */
export interface Budget {
  limit: number
  wanted: number
}

/** Brotli bytes of a page's first view. */
export interface PageBudget {
  /** HTML and CSS of the first answer. */
  asFirstSent: Budget
  /** The same after the background compression: with PUBLIC_URL, home's first visitor after a start or a change gets this. */
  asSentAgain: Budget
  /** Modules that the page loads by itself. */
  scripts: Budget
}

export interface Budgets {
  /** By path of the sample content. */
  pages: Record<string, PageBudget>
  /**
   * Everything for home before scripts, with heads. Tests may run while variants are missing, so without pictures too.
   */
  firstView: { requests: Budget; bytes: Budget; bytesWithoutPictures: Budget }
  /** For signing in and the first list of staff. */
  staffScripts: Budget
  /** Of TypeScript, of the whole product without tests and examples: it only falls. */
  total: number
  /** Of TypeScript, by feature or room of the core: test/architecture/lines.test.ts. */
  lines: Record<string, number>
  /** MB of 1,000,000 bytes on disk. */
  installation: Budget
  /** The most SQL statements per page, public call and call of staff, by path. */
  statements: Record<'pages' | 'calls' | 'staff', Record<string, number>>
}

export const BUDGETS = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'budgets.json'), 'utf8')) as Budgets
