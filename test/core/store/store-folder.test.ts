import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { claimStore, describeFolderFault } from '../../../server/core/store/store-folder.ts'
import { openStore } from '../../../server/core/store/store.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-folder-'))
  onTestFinished(() => {
    chmodSync(folder, 0o700)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

const IN_USE = {
  name: 'StoreFolderError',
  message: expect.stringMatching(/^Another server uses the store in .*Postgres/),
}

test('a second server is kept out of a SQLite store until the first has ended, and commands are not', async () => {
  const dataDir = temporaryFolder()
  const release = await claimStore(dataDir)
  await expect(claimStore(dataDir, 0)).rejects.toMatchObject(IN_USE)
  await (await openStore({ dataDir })).close()
  const next = claimStore(dataDir)
  release()
  ;(await next)()
})

test('a server that was killed leaves no claim', async () => {
  const dataDir = temporaryFolder()
  const claim = `const { claimStore } = await import(${JSON.stringify(import.meta.resolve('../../../server/core/store/store-folder.ts'))})
    globalThis.release = await claimStore(${JSON.stringify(dataDir)}); console.log('claimed'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', claim], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  await expect(claimStore(dataDir, 0)).rejects.toMatchObject(IN_USE)
  child.kill('SIGKILL')
  await once(child, 'exit')
  ;(await claimStore(dataDir, 0))()
})

test('a data folder that cannot be used is said in a sentence with what to do', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  await expect(openStore({ dataDir: join(file, 'data') })).rejects.toMatchObject({
    name: 'StoreFolderError',
    message: expect.stringMatching(
      /file\/data cannot be used: a part of its path is a file \(ENOTDIR\)\. Set DATA_DIR/,
    ),
  })
  const fault = (fields: object) => describeFolderFault(Object.assign(new Error('words'), fields), '/data')
  expect(fault({ code: 'EROFS', path: '/data/store.sqlite' })).toMatch(/^\/data\/store\.sqlite .*ReadWritePaths/)
  expect(fault({ code: 'EACCES', path: '/data' })).toMatch(/^\/data cannot be used: the user \S+ may not write there/)
  expect(fault({ errcode: 8 })).toMatch(/^\/data cannot be used: words; the user/)
  expect(fault({ code: 'EACCES', syscall: 'listen' }), 'a port').toBeUndefined()
})
