import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How much of something there may be: above `limit` a test fails; `wanted` is what we are on the way to, and what the report compares with. */
export interface Budget {
  limit: number
  wanted: number
}

/** Bytes of one page's first view, all as brotli. */
export interface PageBudget {
  /** HTML and CSS as the server sends them to the first who asks. */
  asFirstSent: Budget
  /** The same from the moment on at which the server has made a smaller form. */
  asSentAgain: Budget
  /** Modules that the page loads by itself. */
  scripts: Budget
}

export interface Budgets {
  /** By path, each a page of the sample content. */
  pages: Record<string, PageBudget>
  /** All that a browser loads for home before scripts, heads included. While tests run, pictures are still being made: of bytes they hold the others. */
  firstView: { requests: Budget; bytes: Budget; bytesWithoutPictures: Budget }
  /** JavaScript for signing in and the first list of staff. */
  staffScripts: Budget
  /** MB of 1,000,000 bytes that a production installation takes of the disk. */
  installation: Budget
  /** The most statements that each page, public call and call of staff may make of the store, by path. */
  statements: Record<'pages' | 'calls' | 'staff', Record<string, number>>
}

/** The file that holds them: `budgets.json` beside package.json. */
export const BUDGETS = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'budgets.json'), 'utf8')) as Budgets
