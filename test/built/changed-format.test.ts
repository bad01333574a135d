import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyWithChange, copyWithChangedFormat } from './changed-format.ts'
import { start, temporaryFolder } from './program.ts'

const SCRIPTS = /<script(?![^>]*json)[^>]*>([^<]+)<\/script>/g
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('in a format that is not known, pages are sent as React Router writes them, and that is logged once', async () => {
  const folder = copyWithChangedFormat()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const program = await start({ DATA_DIR: temporaryFolder() }, undefined, join(folder, 'build/server/index.js'))
  for (const path of ['/', '/projects', '/contact']) {
    const answer = await fetch(program.origin + path)
    const scripts = Array.from((await answer.text()).matchAll(SCRIPTS), ([, script = '']) => script)
    const has = (text: string) => scripts.some((script) => script.includes(text))
    expect(['__reactRouterContext = ', '["enqueue"](', '__reactRouterRouteModules', 'dataset'].map(has)).toEqual([
      true,
      true,
      true,
      false,
    ])
    const policy = answer.headers.get('Content-Security-Policy')!
    expect(scripts.filter((script) => !policy.includes(hashOf(script)))).toEqual([])
  }
  expect(program.said.errors.match(/hydration is not deferred/g)).toHaveLength(1)
}, 60_000)

test('the build of the present format defers hydration, and logs no warning', async () => {
  const { origin, said } = await start({ DATA_DIR: temporaryFolder() })
  expect(await (await fetch(`${origin}/`)).text()).toContain('data-hydration=')
  expect(said.errors).toBe('')
}, 60_000)

test('a page that fails while it is rendered is logged with its error, and without a word on the format', async () => {
  const folder = copyWithChange('`contact-form__pair`', '(() => { throw new Error("Out of order") })()')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { origin, said } = await start(
    { DATA_DIR: temporaryFolder() },
    undefined,
    join(folder, 'build/server/index.js'),
  )
  const answer = await fetch(`${origin}/contact`)
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('Something went wrong')
  expect(said.errors).toContain('Out of order')
  expect(said.errors).not.toContain('hydration is not deferred')
}, 60_000)
