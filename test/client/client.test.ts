// Before landing: compiles the types of the whole API.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeForPrograms } from '../../scripts/client/describe-for-programs.ts'
import { makeClient } from '../../scripts/client/make-client.ts'
import { packageBinary } from '../../scripts/package-binary.ts'
import { createTestApp } from '../create-test-app.ts'
import { runExample, serve } from './run-example.ts'

test('the client has public reads and what keys may call, and nothing else', async () => {
  const { paths, components } = await describeForPrograms()
  expect(Object.keys(paths['/api/v1/news']!)).toEqual(['get', 'post'])
  expect(Object.keys(paths)).not.toContain('/api/v1/messages')
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Error', 'Picture', 'NewNews']))
  expect(Object.keys(components.schemas)).not.toContain('Staff')
})

test('the examples compile with the types, as another program compiles them', { timeout: 180_000 }, async () => {
  // Where the packages of the project are found.
  const folder = mkdtempSync(resolve(import.meta.dirname, '../../node_modules/.client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await makeClient(folder)
  const { status, stdout } = spawnSync(process.execPath, [packageBinary('typescript', 'tsc'), '-p', folder])
  expect(stdout.toString()).toBe('')
  expect(status).toBe(0)
})

test('one lists projects', async () => {
  const app = await createTestApp('sqlite')
  const { data } = await (await app.request('/projects?status=ongoing')).json()
  expect(data.length).toBeGreaterThan(0)
  const lines = await runExample('docs/client/list-projects.ts', { SITE_URL: await serve(app) })
  expect(lines).toHaveLength(data.length)
  expect(lines[0]).toContain(data[0].title)
})
