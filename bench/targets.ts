import { BUDGETS } from './budgets.ts'

const home = BUDGETS.pages['/']!

/** The most that each figure may be, and of shares the least: all that the report compares with. What is counted in bytes stands in budgets.json. */
export const TARGETS = {
  /** Of nginx's requests/s, each server on one core; 0 to 1. */
  homeOfNginx: 0.55,
  /** Milliseconds, at 32 connections. */
  p99: 5,
  uncachedHome: 4,
  listCall: 2,
  editToVisible: 100,
  /** Of a browser's main thread. */
  key: 16,
  coldStart: 350,
  secondStart: 1_500,
  /** Seconds. */
  freshClone: 60,
  /** MiB. */
  memoryIdle: 130,
  memoryAfterRequests: 140,
  /** MiB in a minute of steady load: what counts as flat. */
  memoryGrowth: 0.5,
  /** MB of 1,000,000 bytes. */
  installation: BUDGETS.installation.wanted,
  /** Bytes. */
  pageAsFirstSent: home.asFirstSent.wanted,
  pageAsSentAgain: home.asSentAgain.wanted,
  scripts: home.scripts.wanted,
  firstView: BUDGETS.firstView.bytes.wanted,
  firstViewRequests: BUDGETS.firstView.requests.wanted,
  /** Lighthouse: milliseconds, and of 100. */
  largestContentfulPaint: 1_200,
  totalBlockingTime: 30,
  lighthouseScore: 100,
} as const
