import { inject, test as base } from 'vitest'
import type { Appearance, Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { Page } from './page.ts'
import { startSite, type Site } from './site.ts'
import { startWebKit } from './webkit.ts'

const DESKTOP = [1280, 800] as const

const start = (appearance: Appearance) =>
  inject('engine') === 'firefox' ? startFirefox(appearance) : startWebKit(appearance)

/** Tests in one browser, one after the other, each beginning in the viewport of a desktop. */
export const test = base
  // Vitest reads from the pattern what a fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  .extend('site', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const site = await startSite()
    onCleanup(site.close)
    return site
  })
  // oxlint-disable-next-line no-empty-pattern
  .extend('engine', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const engine = await start({ isDark: false, hasReducedMotion: false })
    onCleanup(engine.close)
    return engine
  })
  // oxlint-disable-next-line no-empty-pattern
  .extend('darkEngine', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const engine = await start({ isDark: true, hasReducedMotion: true })
    onCleanup(engine.close)
    return engine
  })
  .extend('page', ({ site, engine }) => openAt(DESKTOP, engine, site))
  /** Of somebody who has chosen dark colours and little motion. */
  .extend('darkPage', ({ site, darkEngine }) => openAt(DESKTOP, darkEngine, site))

async function openAt([width, height]: readonly [number, number], engine: Engine, site: Site): Promise<Page> {
  site.cut(false)
  await engine.resize(width, height)
  return new Page(engine, site.origin)
}

export { expect } from 'vitest'
