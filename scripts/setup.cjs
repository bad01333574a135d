'use strict'
/*
 * Makes a checkout ready, and does nothing when it is: packages by the lock, a Node that can run the product, and, with
 * `--build` or `--gallery`, the product's build or that of the component gallery. Every npm script begins with it. It runs before there are packages and under the machine's own
 * Node, hence plain CommonJS for Node 18 with nothing but Node's own modules.
 *
 * With `-- FILE [VALUES]` it then runs that file under the Node that it found: npm skips `pre` scripts where `ignore-scripts`
 * is set, so the commands that a fresh clone begins with do not depend on one.
 */
const { spawn, spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const { isBuiltin } = require('node:module')
const os = require('node:os')
const path = require('node:path')
const { isBuildFresh } = require('./build-stamp.cjs')

const root = path.resolve(__dirname, '..')
const NODE_NEEDED = 24

/** Milliseconds after which a lock counts as left behind. */
const MAX_SETUP_TIME = 15 * 60 * 1000

/**
 * For the server: the C library of Linux keeps what threads have freed in arenas, up to eight for each processor.
 * With one arena it goes back to the system (docs/operations.md, "Page cache"). It is read before a program begins.
 */
const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' }

/** Ends the set-up; what is said is all that the person needs to know. */
class SetupError extends Error {}

function main() {
  const { withBuild, withGallery, program } = readArguments(process.argv.slice(2))
  if (!arePackagesFresh()) withLock(() => arePackagesFresh() || installPackages())
  const node = findNode()
  if (withBuild) buildIfNeeded(node, 'product')
  if (withGallery) buildIfNeeded(node, 'gallery')
  if (program.length > 0) runProgram(node, program, withBuild ? SERVER_ENVIRONMENT : {})
}

function readArguments(values) {
  const end = values.includes('--') ? values.indexOf('--') : values.length
  const options = values.slice(0, end)
  return {
    withBuild: options.includes('--build'),
    withGallery: options.includes('--gallery'),
    program: values.slice(end + 1),
  }
}

// Packages

function packageStampFile() {
  return path.join(root, 'node_modules', '.setup-stamp')
}

/**
 * Describes the installed packages: the lock, and the folders that are missing although the lock names them (packages for
 * other platforms). The platform is part of it because a folder may be shared with a machine of another kind.
 */
function packageStamp() {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(lock).digest('hex')
  const missing = Object.keys(JSON.parse(lock).packages).filter((name) => !isInstalled(name))
  return [hash, ...missing].join('\n')
}

function isInstalled(name) {
  return fs.existsSync(path.join(root, name, 'package.json'))
}

function arePackagesFresh() {
  const file = packageStampFile()
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === packageStamp()) return true
  if (!wereInstalledByNpm()) return false
  fs.writeFileSync(file, packageStamp())
  return true
}

/** After a plain `npm ci` or `npm install PACKAGE` everything is in its place already: npm's own note of it says so. */
function wereInstalledByNpm() {
  const noteFile = path.join(root, 'node_modules', '.package-lock.json')
  if (!fs.existsSync(noteFile)) return false
  const packagesOf = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages
  const installed = packagesOf(noteFile)
  const wanted = packagesOf(path.join(root, 'package-lock.json'))
  const same = (name) => {
    const here = installed[name]
    if (!here) return Boolean(wanted[name].optional) && !isForThisPlatform(wanted[name])
    return here.version === wanted[name].version && here.integrity === wanted[name].integrity && isInstalled(name)
  }
  return (
    Object.keys(installed).every((name) => wanted[name]) &&
    Object.keys(wanted).every((name) => name === '' || same(name))
  )
}

/** An optional package that names this platform was left out by `npm ci --omit=optional`, and is needed all the same. */
function isForThisPlatform({ os: systems, cpu, libc }) {
  if (!systems && !cpu) return false
  const allows = (list, value) => !list || [].concat(list).includes(value)
  return allows(systems, process.platform) && allows(cpu, process.arch) && (!libc || allows(libc, libcOfThisSystem()))
}

function libcOfThisSystem() {
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

function installPackages() {
  if (process.platform === 'win32' && isInside(path.join(root, 'node_modules'), process.execPath)) {
    throw new SetupError('The packages have changed, and Windows cannot replace the Node that is running.\nRun: npm ci')
  }
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional']
  step('Installing the packages (npm ci)', () => {
    // npm names itself to the scripts that it runs. Run by hand, this file has to look for npm, which on Windows is a .cmd.
    const npm = process.env.npm_execpath
    const result =
      npm && npm.endsWith('npm-cli.js')
        ? run(process.env.npm_node_execpath || process.execPath, [npm, ...options])
        : run('npm', options, { shell: process.platform === 'win32' })
    if (result.status !== 0) {
      throw new SetupError(
        `${outputOf(result)}\nThe packages could not be installed; what npm said is above.\n` +
          'Check that the npm registry can be reached, then run the same command again. If package.json was changed by\n' +
          'hand, `npm install` brings package-lock.json in line with it.',
      )
    }
    fs.writeFileSync(packageStampFile(), packageStamp())
  })
}

// Node

/** Where the packages put a Node, if they have one for this platform. */
function packagedNode() {
  const isWindows = process.platform === 'win32'
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  return path.join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
}

/**
 * Finds the Node that runs the product, the packages' own or else the one that runs this, and makes npm's scripts use it.
 * @throws SetupError when neither can
 */
function findNode() {
  const packaged = packagedNode()
  const faultOfPackaged = faultOf(packaged)
  if (!faultOfPackaged) {
    linkNode(packaged)
    return packaged
  }
  const faultOfOwn = faultOf(process.execPath)
  if (!faultOfOwn) {
    // A system for which that Node was not made, such as one with musl: scripts must not find it first.
    for (const name of ['node', 'node.cmd', 'node.ps1']) fs.rmSync(path.join(binFolder(), name), { force: true })
    return process.execPath
  }
  throw new SetupError(
    `The site needs Node ${NODE_NEEDED} or newer with its SQLite.\n  ${faultOfPackaged}\n  ${faultOfOwn}\n` +
      `Install Node ${NODE_NEEDED} from https://nodejs.org or with your package manager, and run the same command again.`,
  )
}

/** @returns why that Node cannot run the product, undefined when it can */
function faultOf(node) {
  if (!fs.existsSync(node))
    return `${node} is not there: no Node is packaged for this platform (${process.platform} ${process.arch}).`
  let { node: version } = process.versions
  let hasSqlite = isBuiltin('node:sqlite')
  if (fs.realpathSync(node) !== fs.realpathSync(process.execPath)) {
    const result = run(node, ['-p', 'process.versions.node + " " + require("node:module").isBuiltin("node:sqlite")'])
    if (result.status !== 0) return `${node} does not run on this system: ${outputOf(result)}`
    const said = result.stdout.trim().split(' ')
    version = said[0]
    hasSqlite = said[1] === 'true'
  }
  if (Number.parseInt(version, 10) >= NODE_NEEDED && hasSqlite) return undefined
  return `${node} is Node ${version}${hasSqlite ? '' : ' without node:sqlite'}.`
}

function binFolder() {
  return path.join(root, 'node_modules', '.bin')
}

/**
 * Makes `node_modules/.bin/node`, which npm puts first in the path of its scripts. npm should have made it, but versions
 * before 11.6 leave it out where optional packages for several platforms have a program of one name
 * (https://github.com/npm/cli/issues/4362), and so does every version with `bin-links=false`.
 */
function linkNode(node) {
  const link = path.join(binFolder(), 'node')
  const target = path.relative(binFolder(), node)
  try {
    fs.mkdirSync(binFolder(), { recursive: true })
    if (process.platform === 'win32') {
      writeIfMissing(`${link}.cmd`, `@"%~dp0${target}" %*\r\n`)
      writeIfMissing(link, shellShim(target))
    } else if (!isSameFile(link, node) && !isSameText(link, shellShim(target))) {
      const made = `${link}.${process.pid}`
      makeLink(target, made)
      // Atomic: another script may be looking for it right now.
      fs.renameSync(made, link)
    }
  } catch (error) {
    throw new SetupError(`${error.message}\n${link} could not be made: you need the right to write into that folder.`)
  }
}

/** On a file system without links, a script does. */
function makeLink(target, file) {
  try {
    fs.symlinkSync(target, file)
  } catch {
    fs.writeFileSync(file, shellShim(target), { mode: 0o755 })
  }
}

function shellShim(target) {
  return `#!/bin/sh\nexec "$(dirname "$0")/${target.replace(/\\/g, '/')}" "$@"\n`
}

function writeIfMissing(file, content) {
  if (!fs.existsSync(file)) fs.writeFileSync(file, content)
}

function isSameFile(link, file) {
  return fs.existsSync(link) && fs.realpathSync(link) === fs.realpathSync(file)
}

function isSameText(file, text) {
  return fs.existsSync(file) && fs.statSync(file).size === text.length && fs.readFileSync(file, 'utf8') === text
}

// Build

function buildIfNeeded(node, name) {
  if (!isBuildFresh(root, name)) withLock(() => isBuildFresh(root, name) || build(node, name))
}

function build(node, name) {
  const result = run(node, [path.join('scripts', 'build.ts'), name], { stdio: 'inherit' })
  if (result.status !== 0) throw new SetupError('The site could not be built; the reason is above.')
}

// Program

/** Runs the program until it ends, and ends as it did. What its environment has already is left as it is. */
function runProgram(node, program, environment) {
  const child = spawn(node, program, { cwd: root, stdio: 'inherit', env: { ...environment, ...process.env } })
  // Ctrl+C reaches the program by itself. What a supervisor sends reaches only this process.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    // A shell reports a program that was ended by a signal as 128 and the signal's number.
    process.exitCode = signal ? 128 + os.constants.signals[signal] : code
  })
}

// Tools

function run(command, values, options = {}) {
  return spawnSync(command, values, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options })
}

function outputOf(result) {
  return [result.error && result.error.message, result.stdout, result.stderr].filter(Boolean).join('\n').trim()
}

function isInside(folder, file) {
  return fs.realpathSync(file).startsWith(fs.realpathSync(folder) + path.sep)
}

/** One line: what is done, and how long it took. */
function step(what, work) {
  const start = Date.now()
  process.stderr.write(`${what} ... `)
  try {
    work()
  } catch (error) {
    process.stderr.write('failed\n')
    throw error
  }
  process.stderr.write(`${((Date.now() - start) / 1000).toFixed(1)} s\n`)
}

/**
 * Lets one set-up at a time work in this folder; a second one waits. The lock is not in node_modules, which npm empties.
 * A lock whose owner has died, or that is too old to be true, is taken over.
 */
function withLock(work) {
  const name = createHash('sha256').update(`${root} ${os.userInfo().uid}`).digest('hex').slice(0, 16)
  const file = path.join(os.tmpdir(), `setup-${name}.lock`)
  for (let waited = false; !takeLock(file); waited = true) {
    if (!waited) console.error(`Another set-up is at work in this folder: waiting for it (its lock is ${file}).`)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  try {
    work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}

function takeLock(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isHeld(file)) fs.rmSync(file, { force: true })
    return false
  }
}

function isHeld(file) {
  try {
    if (Date.now() - fs.statSync(file).mtimeMs > MAX_SETUP_TIME) return false
    // Just made, the file is empty for a moment; signal 0 to process 0 asks nothing and always works.
    return process.kill(Number(fs.readFileSync(file, 'utf8')), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

try {
  main()
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
