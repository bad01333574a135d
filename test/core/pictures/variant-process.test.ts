import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { startVariantProcess } from '../../../server/core/pictures/variant-process.ts'
import { addPicture, createDataFolder, drawPicture } from './picture-fixtures.ts'

const run = promisify(execFile)

test('a process that dies over a picture is reported, and the files are free for the next one', async () => {
  const parts = await createDataFolder()
  const size = { width: 1920, height: 1280 }
  const { key } = await addPicture(parts, await drawPicture(size), size)

  const first = startVariantProcess(parts.pictureFiles.media)
  await first.ready
  const answer = first.make({ key, ...size })
  first.kill()
  expect(await answer).toEqual({ kind: 'ended', reason: 'the process ended with SIGKILL', fault: 'none' })
  expect(await first.make({ key, ...size })).toMatchObject({ kind: 'ended' })
  await first.end()

  const second = startVariantProcess(parts.pictureFiles.media)
  await second.ready
  expect(await second.make({ key, ...size })).toMatchObject({ kind: 'made' })
  await second.end()
  expect(await parts.pictureFiles.listVariants(key)).toHaveLength(11)
})

test('an upload need not wait until all variants of a picture are made', async () => {
  const parts = await createDataFolder()
  const size = { width: 1920, height: 1280 }
  const { key } = await addPicture(parts, await drawPicture(size), size)
  const path = join(parts.dataDir, 'upload')
  await writeFile(path, await drawPicture({ width: 40, height: 30 }))

  const process = startVariantProcess(parts.pictureFiles.media)
  await process.ready
  const order: string[] = []
  const made = process.make({ key, ...size }).then(({ kind }) => order.push(kind))
  const begun = async () => expect(await parts.pictureFiles.listVariants(key)).not.toEqual([])
  await vi.waitFor(begun, { timeout: 10_000, interval: 10 })
  const prepared = process
    .prepare({ path, kind: 'jpg', madePath: `${path}.made`, crop: null })
    .then(({ kind }) => order.push(kind))
  await Promise.all([made, prepared])
  await process.end()
  expect(order).toEqual(['prepared', 'made'])
})

test('an upload is prepared while another process makes the variants of the same files', async () => {
  const { dataDir, pictureFiles } = await createDataFolder()
  const path = join(dataDir, 'upload')
  await writeFile(path, await drawPicture({ width: 40, height: 30 }))
  const release = pictureFiles.claimVariants()
  const process = startVariantProcess(pictureFiles.media)
  expect((await process.prepare({ path, kind: 'jpg', madePath: `${path}.made`, crop: null })).kind).toBe('prepared')
  await process.end()
  release!()
})

test('the server itself never loads the library that decodes pictures', async () => {
  const files = [
    'core/pictures/picture-workshop.ts',
    'core/pictures/picture-uploads.ts',
    'core/pictures/picture-routes.ts',
    'seed/load-sample-content.ts',
  ]
  const addresses = files.map((file) => new URL(`../../../server/${file}`, import.meta.url).href)
  const program = `
    for (const address of ${JSON.stringify(addresses)}) await import(address)
    console.log(process.report.getReport().sharedObjects.filter((name) => /sharp|vips/.test(name)).length)
    await import('sharp')
    console.log(process.report.getReport().sharedObjects.filter((name) => /sharp|vips/.test(name)).length)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program])
  const [before, after] = stdout.trim().split('\n').map(Number)
  expect(before).toBe(0)
  expect(after).toBeGreaterThan(0)
})
