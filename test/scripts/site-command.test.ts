// Before landing: starts a process for each command.
import { spawnSync } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { OPERATOR_COMMANDS } from '../../scripts/site/commands.ts'

const COMMAND = resolve(import.meta.dirname, '../../bin/site')

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** @param folder of a systemctl of its own */
function site(values: string[], environment: Record<string, string> = {}, folder = '') {
  const env = {
    PATH: `${folder}:${process.env['PATH']}`,
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    ...environment,
  }
  return spawnSync(COMMAND, values, { env, encoding: 'utf8' })
}

/** @returns a folder with a systemctl that knows one unit, whose last variable stands in its file */
function pretendSystemd(dataDir: string): string {
  const folder = temporaryFolder()
  const file = join(folder, 'site.env')
  writeFileSync(file, `# Secrets\nMAIL_FROM="Hill # Road <office@hill.example>"\nENQUIRIES_TO=office@hill.example\n`)
  const unit = `LoadState=loaded
User=root
Group=root
Environment="DATA_DIR=${dataDir}" SAMPLE_CONTENT=0
EnvironmentFiles=${file} (ignore_errors=no)
EnvironmentFiles=/nowhere/site.env (ignore_errors=yes)`
  const script = `#!/bin/sh\ncase "$2" in site.service) cat <<'.'\n${unit}\n.\n;; *) echo LoadState=not-found;; esac\n`
  writeFileSync(join(folder, 'systemctl'), script)
  chmodSync(join(folder, 'systemctl'), 0o755)
  return folder
}

test('site --help says in a line what each command does, and an unknown one names the nearest', () => {
  const { stdout, status } = site(['--help'])
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^ {2}backup {6}Makes, lists and verifies backups$/m)])
  expect(stdout).not.toContain('npm run')
  const { stderr, status: failed } = site(['buckup'])
  expect([failed, stderr]).toEqual([2, expect.stringContaining('Did you mean site backup?')])
})

test.each(OPERATOR_COMMANDS)('site %s --help says what it does and how it is called, and does nothing', (command) => {
  const DATA_DIR = temporaryFolder()
  const { stdout, stderr, status } = site([command, '--help'], { DATA_DIR })
  const usage = new RegExp(`^[A-Z].*\\n\\nnpm run ${command.replace('-', '[-:]')}( |$)`, 'm')
  expect({ stdout, stderr, status }).toEqual({ stdout: expect.stringMatching(usage), stderr: '', status: 0 })
  expect(globSync('*', { cwd: DATA_DIR })).toEqual([])
})

test('a command runs with the present variables where they name the data, and its exit code is passed on', () => {
  const DATA_DIR = temporaryFolder()
  expect(site(['staff', 'list'], { DATA_DIR }).stdout).toContain('No accounts yet')
  expect(globSync('*.sqlite', { cwd: DATA_DIR })).not.toEqual([])
  expect(site(['staff', 'disable', 'nobody@example.org'], { DATA_DIR }).status).toBe(1)
})

describe.skipIf(process.getuid?.() !== 0)('as root, beside the systemd unit', () => {
  test('a command has the user and the variables of the unit, with those of its file', () => {
    const dataDir = temporaryFolder()
    const { stdout, stderr } = site(['mail-test', 'maya@example.org'], {}, pretendSystemd(dataDir))
    expect([stderr, stdout]).toEqual(['', expect.stringContaining('.eml')])
    const [mail] = globSync('mail/*.eml', { cwd: dataDir })
    expect(readFileSync(join(dataDir, mail!), 'utf8')).toContain('Hill # Road')
  })

  test('an unknown unit is named', () => {
    const { stderr, status } = site(['--unit', 'site@other', 'staff', 'list'], {}, pretendSystemd(temporaryFolder()))
    expect([status, stderr]).toEqual([1, expect.stringContaining('systemd has no site@other')])
  })
})
