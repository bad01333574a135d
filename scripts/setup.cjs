'use strict'
/*
 * Makes a checkout ready, and does nothing when it is: packages by the lock, a Node that can run the product, and, with
 * `--build`, the build. Every npm script begins with it. It runs before there are packages and under the machine's own
 * Node, hence plain CommonJS for Node 18 with nothing but Node's own modules.
 */
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const { isBuiltin } = require('node:module')
const os = require('node:os')
const path = require('node:path')
const { isBuildFresh } = require('./build-stamp.cjs')

const root = path.resolve(__dirname, '..')
const NODE_NEEDED = 24

/** Milliseconds after which a lock counts as left behind. */
const LONGEST_SETUP = 15 * 60 * 1000

/** Ends the set-up; what is said is all that the person needs to know. */
class SetupError extends Error {}

function main() {
  if (!arePackagesFresh()) withLock(() => arePackagesFresh() || installPackages())
  checkNode()
  if (process.argv.includes('--build') && !isBuildFresh(root)) withLock(() => isBuildFresh(root) || build())
}

// Packages

function packageStampFile() {
  return path.join(root, 'node_modules', '.setup-stamp')
}

/** The platform is part of it: a folder may be shared with a machine of another kind. */
function packageStamp() {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'))
  return createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(lock).digest('hex')
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
    // Optional packages may be for other platforms; which Node there is, is checked by running it.
    if (!here) return Boolean(wanted[name].optional)
    return here.version === wanted[name].version && here.integrity === wanted[name].integrity
  }
  return Object.keys(installed).every((name) => wanted[name]) && Object.keys(wanted).every((name) => name === '' || same(name))
}

function installPackages() {
  if (process.platform === 'win32' && isInside(path.join(root, 'node_modules'), process.execPath)) {
    throw new SetupError('The packages have changed, and Windows cannot replace the Node that is running.\nRun: npm ci')
  }
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional']
  step('Installing the packages (npm ci)', () => {
    // npm names itself to the scripts that it runs. Run by hand, this file has to look for npm, which on Windows is a .cmd.
    const npm = process.env.npm_execpath
    const result = npm && npm.endsWith('npm-cli.js')
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

/** The Node that npm scripts run: the one that was installed with the packages, else the machine's. */
function nodeOfScripts() {
  const installed = process.platform === 'win32'
    ? path.join(root, 'node_modules', `node-win-${process.arch}`, 'bin', 'node.exe')
    : path.join(root, 'node_modules', '.bin', 'node')
  return fs.existsSync(installed) ? fs.realpathSync(installed) : process.execPath
}

/** @throws SetupError when npm scripts would run a Node that is too old or has no SQLite */
function checkNode() {
  const node = nodeOfScripts()
  let version = process.versions.node
  let hasSqlite = isBuiltin('node:sqlite')
  if (node !== fs.realpathSync(process.execPath)) {
    const result = run(node, ['-p', 'process.versions.node + " " + require("node:module").isBuiltin("node:sqlite")'])
    if (result.status !== 0) {
      throw new SetupError(
        `${outputOf(result)}\n${node} does not run on this system.\n` +
          `Install Node ${NODE_NEEDED} or newer, delete that package's folder in node_modules, and run the same command again.`,
      )
    }
    const said = result.stdout.trim().split(' ')
    version = said[0]
    hasSqlite = said[1] === 'true'
  }
  if (Number.parseInt(version, 10) >= NODE_NEEDED && hasSqlite) return
  const fault = hasSqlite ? `is Node ${version}` : `is Node ${version} without node:sqlite`
  throw new SetupError(
    `The site needs Node ${NODE_NEEDED} or newer with its SQLite; ${node} ${fault}.\n` +
      `No package of Node was installed for this platform (${process.platform} ${process.arch}): install Node ${NODE_NEEDED} from ` +
      'https://nodejs.org or by your package manager, and run the same command again.',
  )
}

// Build

function build() {
  const result = run(nodeOfScripts(), [path.join('scripts', 'build.ts')], { stdio: 'inherit' })
  if (result.status !== 0) throw new SetupError('The site could not be built; the reason is above.')
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
  process.stdout.write(`${what} ... `)
  try {
    work()
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
  process.stdout.write(`${((Date.now() - start) / 1000).toFixed(1)} s\n`)
}

/**
 * Lets one set-up at a time work in this folder; a second one waits. The lock is not in node_modules, which npm empties.
 * A lock whose owner has died, or that is too old to be true, is taken over.
 */
function withLock(work) {
  const name = createHash('sha256').update(`${root} ${os.userInfo().uid}`).digest('hex').slice(0, 16)
  const file = path.join(os.tmpdir(), `setup-${name}.lock`)
  for (let waited = false; !takeLock(file); waited = true) {
    if (!waited) console.log(`Another set-up is at work in this folder: waiting for it (its lock is ${file}).`)
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
    if (Date.now() - fs.statSync(file).mtimeMs > LONGEST_SETUP) return false
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
