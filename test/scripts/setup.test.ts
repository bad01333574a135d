// Before landing: sets up copies of the project, again and again.
import { spawn, spawnSync, type SpawnSyncOptionsWithStringEncoding } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

/** `scripts/setup.cjs` in small checkouts: three packages, and a program in npm's place that writes down what it is asked. */

const SCRIPTS = resolve(import.meta.dirname, '../../scripts')
const NODE_PACKAGE = `node_modules/node-${process.platform}-${process.arch}`
const BINDING = 'node_modules/@rolldown/binding'
const TEST_TOOL = 'node_modules/vitest'
/** Which npm leaves out with `devDependencies`, or does not, by its version. */
const BINDING_OF_TESTS = 'node_modules/@typescript/binding'
const PACKAGES: Record<
  string,
  {
    version: string
    optional?: boolean
    os?: string
    cpu?: string
    dev?: boolean
    engines?: string
    optionalDependencies?: object
  }
> = {
  'node_modules/hono': { version: '1.0.0' },
  [TEST_TOOL]: { version: '1.0.0', dev: true, optionalDependencies: { '@typescript/binding': '1.0.0' } },
  [BINDING_OF_TESTS]: { version: '1.0.0', optional: true, os: process.platform, cpu: process.arch },
  'node_modules/for-other-systems': { version: '1.0.0', optional: true, os: 'none' },
  [BINDING]: { version: '1.0.0', optional: true, os: process.platform, cpu: process.arch, engines: '24' },
  [NODE_PACKAGE]: { version: '24.0.0', optional: true, os: process.platform, cpu: process.arch },
}

const PROJECT = {
  dependencies: { hono: '1.0.0', '@rolldown/binding': '1.0.0' },
  optionalDependencies: { 'for-other-systems': '1.0.0', [basename(NODE_PACKAGE)]: '24.0.0' },
  devDependencies: { vitest: '1.0.0' },
}

/**
 * Packages that the program in npm's place installs: those that the lock names. Like npm, it leaves out what the machine's Node is too old
 * for (in MACHINE_IS_OLD any Node but the packaged one), and what the registry does not have.
 */
const NPM = `
const fs = require('node:fs')
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
const asked = process.argv.slice(2)
fs.appendFileSync('asked', asked.join(' ') + '\\n')
if (asked[0] === 'ci') fs.rmSync('node_modules', { recursive: true, force: true })
if (asked[0] === process.env.NPM_IS_KILLED) process.kill(process.ppid, 'SIGKILL')
if ([process.env.NPM_FAILS, process.env.NPM_IS_KILLED].includes(asked[0])) process.exit(1)
const isOld = process.env.MACHINE_IS_OLD && !process.argv0.startsWith(process.cwd())
const missing = (process.env.NOT_IN_REGISTRY || '').split(' ')
const there = Object.entries(packages).filter(([name, { os, dev, engines }]) =>
  name !== '' && os !== 'none' && !(engines && isOld) && !missing.includes(name) && 
  !((dev || name === '${BINDING_OF_TESTS}') && asked.includes('--omit=dev')))
for (const [name] of there) {
  if (fs.existsSync(name)) continue
  fs.mkdirSync(name, { recursive: true })
  fs.writeFileSync(name + '/package.json', '{}')
  if (name !== '${NODE_PACKAGE}') continue
  fs.mkdirSync(name + '/bin')
  fs.symlinkSync(process.execPath, name + '/bin/node')
}
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(there) }))
`

/** As npm starts a script. */
const SHELL = `require('node:child_process').spawn('sh', ['-c', process.argv[1]])`

function createCheckout(name = 'checkout') {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'setup-test-')))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const folder = join(parent, name)
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  for (const file of ['setup.cjs', 'setup', 'locked-packages.cjs', 'build-stamp.cjs'])
    cpSync(join(SCRIPTS, file), join(folder, 'scripts', file), { recursive: true })
  write('package-lock.json', JSON.stringify({ packages: { '': PROJECT, ...PACKAGES } }))
  write('npm-cli.js', NPM)
  const environment = {
    PATH: process.env['PATH'],
    npm_execpath: join(folder, 'npm-cli.js'),
    npm_node_execpath: process.execPath,
  }
  const link = join(folder, 'node_modules/.bin/node')
  return {
    folder,
    link,
    write,
    environment,
    /** As `npm ci` leaves it, with the options that leave packages out, and without the link. */
    install(left: string[] = []) {
      const there = Object.entries(PACKAGES).filter(([name, { os }]) => os !== 'none' && !left.includes(name))
      for (const [name] of there) write(`${name}/package.json`, '{}')
      if (!left.includes(NODE_PACKAGE)) {
        mkdirSync(join(folder, NODE_PACKAGE, 'bin'))
        symlinkSync(process.execPath, join(folder, NODE_PACKAGE, 'bin/node'))
      }
      write('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(there) }))
    },
    setUp(
      values: string[] = [],
      options: Partial<SpawnSyncOptionsWithStringEncoding> = {},
      more: Record<string, string> = {},
    ) {
      const file = join(folder, 'scripts/setup.cjs')
      return spawnSync(process.execPath, [file, ...values], {
        env: { ...environment, ...more },
        ...options,
        encoding: 'utf8',
      })
    },
    asked: () =>
      existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n') : [],
    versionOfLink: () => spawnSync(link, ['-p', 'process.version'], { encoding: 'utf8' }).stdout?.trim(),
  }
}

describe.skipIf(process.platform === 'win32')('setup', () => {
  test.each(['is missing', 'leads nowhere'])('makes the link to Node when it %s, in a folder with spaces', (state) => {
    const { link, folder, install, setUp, asked, versionOfLink } = createCheckout('a folder with spaces')
    install()
    mkdirSync(dirname(link))
    if (state === 'leads nowhere') symlinkSync('../node-linux-riscv64/bin/node', link)
    expect(setUp()).toMatchObject({ status: 0, stdout: '', stderr: '' })
    expect([versionOfLink(), realpathSync(link), asked()]).toEqual([
      process.version,
      realpathSync(join(folder, NODE_PACKAGE, 'bin/node')),
      [],
    ])
    expect(setUp()).toMatchObject({ status: 0, stdout: '', stderr: '' })
  })

  test('writes a script where links cannot be made', () => {
    const { link, install, setUp, write, versionOfLink, folder } = createCheckout('a folder with spaces')
    install()
    write('no-links.cjs', `require('node:fs').symlinkSync = () => { throw new Error('EPERM') }`)
    for (const start of ['first', 'second']) {
      expect(setUp([], {}, { NODE_OPTIONS: `--require "${join(folder, 'no-links.cjs')}"` }), start).toMatchObject({
        status: 0,
        stderr: '',
      })
      expect([readFileSync(link, 'utf8').slice(0, 9), versionOfLink()], start).toEqual(['#!/bin/sh', process.version])
    }
  })

  test.each([
    ['nothing is installed', undefined],
    ['the packaged Node is missing', [NODE_PACKAGE]],
    ['a package is missing', ['node_modules/hono']],
  ])('installs the packages once, optional ones too but none of development, where %s', (_state, left) => {
    const { install, setUp, asked, versionOfLink, folder } = createCheckout()
    if (left) install()
    for (const name of left ?? []) rmSync(join(folder, name), { recursive: true })
    for (const start of ['first', 'second']) expect(setUp(), start).toMatchObject({ status: 0, stdout: '' })
    expect(asked()).toEqual([expect.stringMatching(left ? /^ci .*--include=dev/ : /^ci .*--omit=dev/)])
    expect(asked()[0]).toContain('--include=optional')
    expect(versionOfLink()).toBe(process.version)
  })

  test('installs beside a cache of npm that cannot be written', () => {
    const { setUp, asked, write, folder } = createCheckout()
    write('no-rights.cjs', `require('node:fs').accessSync = () => { throw new Error('EACCES') }`)
    const options = `--require "${join(folder, 'no-rights.cjs')}"`
    const settings = { NODE_OPTIONS: options, npm_config_cache: '/nowhere/.npm', TMPDIR: folder }
    expect(setUp([], {}, settings).status).toBe(0)
    const [, cache] = /--cache=(\S+)/.exec(asked()[0]!) ?? []
    expect([cache?.startsWith(folder), existsSync(cache ?? '')]).toEqual([true, false])
  })

  test('installs again when npm was told to leave optional packages out, also after a complete set-up', () => {
    const { install, setUp, asked, folder } = createCheckout()
    expect(setUp().status).toBe(0)
    rmSync(join(folder, NODE_PACKAGE), { recursive: true })
    install([NODE_PACKAGE])
    expect(setUp().status).toBe(0)
    expect(asked()).toHaveLength(2)
  })

  test('a packaged Node that cannot be had is not asked for at each start', () => {
    const { setUp, asked } = createCheckout()
    const starts = ['first', 'second'].map(() => setUp([], {}, { NOT_IN_REGISTRY: NODE_PACKAGE }).status)
    expect([starts, asked().length]).toEqual([[0, 0], 2])
  })

  test("adds under the packaged Node what npm leaves out for the machine's, which is too old for it", () => {
    const { setUp, asked, folder } = createCheckout()
    for (const start of ['first', 'second'])
      expect(setUp([], {}, { MACHINE_IS_OLD: '1' }), start).toMatchObject({ status: 0 })
    expect(asked()).toEqual([expect.stringMatching(/^ci /), expect.stringMatching(/^install --no-save .*--omit=dev/)])
    expect(existsSync(join(folder, BINDING))).toBe(true)
  })

  test.each(['by npm ci', 'with a stamp that says so'])(
    'heals a checkout that was left without a package %s',
    (how) => {
      const { setUp, install, asked, folder, write } = createCheckout()
      install([BINDING])
      if (how !== 'by npm ci') write('node_modules/.setup-stamp', `hash\n${BINDING}`)
      expect(setUp([], {}, { MACHINE_IS_OLD: '1' })).toMatchObject({ status: 0 })
      expect(asked()).toEqual([expect.stringMatching(/^install --no-save .*--include=dev/)])
      expect(existsSync(join(folder, BINDING))).toBe(true)
    },
  )

  test('says what is missing as long as it is, and takes no such installation for a complete one', () => {
    const { setUp } = createCheckout()
    for (const start of ['first', 'second']) {
      const { status, stderr } = setUp([], {}, { NOT_IN_REGISTRY: BINDING })
      expect([status, stderr], start).toEqual([
        1,
        expect.stringMatching(/npm has left out[^]*@rolldown\/binding\n[^]*Keep package-lock/),
      ])
      expect(stderr, 'no stack').not.toMatch(/^\s+at /m)
    }
  })

  test('packages for development are added where they are asked for, and stays when it is not', () => {
    const { setUp, asked, folder } = createCheckout()
    for (const options of [[], ['--dev'], [], ['--dev']]) expect(setUp(options).status).toBe(0)
    expect(asked()).toEqual([
      expect.stringMatching(/^ci .*--omit=dev/),
      expect.stringMatching(/^install --no-save .*--include=dev/),
    ])
    for (const name of [TEST_TOOL, BINDING_OF_TESTS]) expect(existsSync(join(folder, name))).toBe(true)
    // With another lock everything is installed again, and with it what was there.
    const lock = { packages: { '': PROJECT, ...PACKAGES, 'node_modules/hono': { version: '2.0.0' } } }
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    expect(setUp().status).toBe(0)
    expect(asked().slice(2)).toEqual([expect.stringMatching(/^ci .*--include=dev/)])
  })

  test.each([
    ['failed leaves what was there', { NPM_FAILS: 'install' }, ['install']],
    ['was interrupted is no longer trusted', { NPM_IS_KILLED: 'install' }, ['ci', 'install']],
  ])('an addition that %s', (_state, fault, next) => {
    const { setUp, asked } = createCheckout()
    expect(setUp().status).toBe(0)
    expect(setUp(['--dev'], {}, fault).status).not.toBe(0)
    for (const options of [[], ['--dev']]) expect(setUp(options).status).toBe(0)
    expect(asked().map((line) => line.split(' ')[0])).toEqual(['ci', 'install', ...next])
  })

  test('runs a program with its options, input and exit code, and prints nothing of its own beside it', () => {
    const { install, setUp, write } = createCheckout()
    install()
    write(
      'program.mjs',
      `process.stdin.on('data', (text) => { console.log(process.argv.slice(2).join(), String(text)); process.exitCode = 7 })`,
    )
    expect(setUp(['--', 'program.mjs', '--build', '--', 'b'], { input: 'c' })).toMatchObject({
      status: 7,
      stdout: '--build,--,b c\n',
      stderr: '',
    })
  })

  test('gives the server, and no other program, the memory settings that nobody has set', () => {
    const { install, setUp, write } = createCheckout()
    install()
    write('scripts/build.ts', '')
    write('program.mjs', 'console.log(process.env.MALLOC_ARENA_MAX)')
    expect(setUp(['--build', '--', 'program.mjs']).stdout).toBe('1\n')
    expect(setUp(['--build', '--', 'program.mjs'], {}, { MALLOC_ARENA_MAX: '4' }).stdout).toBe('4\n')
    expect(setUp(['--', 'program.mjs']).stdout).toBe('undefined\n')
  })

  test('tells the program when it is told to stop', async () => {
    const { install, write, folder, environment } = createCheckout()
    install()
    write(
      'program.mjs',
      `process.on('SIGTERM', () => process.exit(9)); setInterval(() => {}, 1e6); console.log('ready')`,
    )
    const child = spawn(process.execPath, [join(folder, 'scripts/setup.cjs'), '--', 'program.mjs'], {
      env: environment,
    })
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([9, null])
  })

  test.skipIf(process.platform !== 'linux').each(['npm', 'the set-up'])(
    'leaves neither an installation nor a server behind when %s is killed',
    async (killed) => {
      const { install, write, folder, environment } = createCheckout()
      const waits = `require('node:fs').writeFileSync('pid', String(process.pid)); setTimeout(() => {}, 20_000)`
      for (const file of ['npm-cli.js', 'server.cjs']) write(file, waits)
      for (const when of ['installing', 'serving']) {
        if (when === 'serving') install()
        rmSync(join(folder, 'pid'), { force: true })
        const setUp = `${process.execPath} scripts/setup.cjs -- server.cjs; true`
        const npm = spawn(process.execPath, ['--title=npm start', '-e', SHELL, setUp], {
          cwd: folder,
          env: environment,
        })
        const child = await vi.waitFor(
          () => Number(readFileSync(join(folder, 'pid'), 'utf8')) || Promise.reject(Error()),
          5_000,
        )
        const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${child}/status`, 'utf8'))![1]
        process.kill(killed === 'npm' ? npm.pid! : Number(parent), 'SIGKILL')
        await vi.waitFor(() => expect(existsSync(`/proc/${child}`), when).toBe(false), 5_000)
      }
    },
  )
})
