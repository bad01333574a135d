'use strict'
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const os = require('node:os')
const path = require('node:path')
const { packagesBehind } = require('../locked-packages.cjs')
const { PACKAGE_OF_NODE, faultOf, packagedNode } = require('./node.cjs')
const { ENDS_WITH_SETUP, SetupError, outputOf, root, run, step } = require('./process.cjs')

const STAMP = path.join(root, 'node_modules', '.setup-stamp')
/** npm's own note of what it has installed. */
const NOTE = path.join(root, 'node_modules', '.package-lock.json')
/** In the stamp while packages are added: left there, they were interrupted, and nothing of it is to be trusted. */
const UNFINISHED = 'unfinished'

/** Is everything in its place that the lock names for this platform? @param withDev also `devDependencies` */
function arePackagesFresh(withDev) {
  const { packages, hash } = readLock()
  const [stamped, extent, ...unavailable] = readStamp().split('\n')
  if (stamped === UNFINISHED) return false
  const isThere = (name) => isInstalled(name) || unavailable.includes(name)
  if (stamped === hash && (extent === 'all' || !withDev) && neededOf(packages, withDev).every(isThere)) return true
  if (!wereInstalledByNpm(packages, withDev)) return false
  writeStamp(hash, withDev, [])
  return true
}

/** The platform is part of the hash because a folder may be shared with a machine of another kind. */
function readLock() {
  const text = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(text).digest('hex')
  return { packages: JSON.parse(text).packages, hash }
}

function readStamp() {
  return fs.existsSync(STAMP) ? fs.readFileSync(STAMP, 'utf8') : ''
}

function writeStamp(hash, withDev, unavailable) {
  fs.writeFileSync(STAMP, [hash, withDev ? 'all' : 'without dev', ...unavailable].join('\n'))
}

/** An optional package that names no platform may be missing, one that names this platform may not. */
function neededOf(packages, withDev) {
  const names = Object.keys(packages).filter((name) => name !== '')
  const isWorkspace = (name) => !name.includes('node_modules/')
  const all = withDev ? names : packagesBehind(packages, Object.keys(packages).filter(isWorkspace))
  return all.filter((name) => {
    const { optional, os: systems, cpu, libc } = packages[name]
    if (!systems && !cpu) return !optional
    return allows(systems, process.platform) && allows(cpu, process.arch) && (!libc || allows(libc, libcOfThisSystem()))
  })
}

function allows(list, value) {
  return !list || [].concat(list).includes(value)
}

function libcOfThisSystem() {
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

function isInstalled(name) {
  return fs.existsSync(path.join(root, name, 'package.json'))
}

/** After a plain `npm ci` or `npm install PACKAGE` everything is in its place already. */
function wereInstalledByNpm(packages, withDev) {
  const installed = readNote()
  return holdsOnly(packages, installed) && neededOf(packages, withDev).every((name) => installed[name])
}

function readNote() {
  return fs.existsSync(NOTE) ? JSON.parse(fs.readFileSync(NOTE, 'utf8')).packages : {}
}

/** Is all that is installed what the lock names? Then what is missing can be added to it. */
function holdsOnly(packages, installed) {
  const isSame = (name) =>
    packages[name] &&
    installed[name].version === packages[name].version &&
    installed[name].integrity === packages[name].integrity &&
    isInstalled(name)
  const names = Object.keys(installed)
  return names.length > 0 && names.every(isSame)
}

/**
 * Installs what the lock names, and what only development needs where it was asked for or is there already.
 *
 * npm leaves out an optional package without a word when the Node that runs npm is too old for it, although the packaged
 * Node, which will load it, is not. What is missing then is added by npm under the packaged Node.
 */
function installPackages(withDev) {
  const { packages, hash } = readLock()
  const installed = readNote()
  const isWhole = withDev || Object.values(installed).some(({ dev }) => dev)
  const missing = () => neededOf(packages, isWhole).filter((name) => !isInstalled(name))
  const canAdd = readStamp() !== UNFINISHED && holdsOnly(packages, installed)
  if (!canAdd) {
    refuseOnWindows()
    step('Installing the packages (npm ci)', () => runNpm(['ci'], isWhole, process.execPath))
  }
  if (canAdd || missing().length > 0) addPackages(isWhole)
  const left = missing()
  if (left.some((name) => name !== `node_modules/${PACKAGE_OF_NODE}`) || (left.length > 0 && faultOf(process.execPath)))
    throw new SetupError(
      `npm has left out what this system (${process.platform} ${process.arch}) needs:\n  ${left.join('\n  ')}\n` +
        'Check that the npm registry has it, delete the folder node_modules and run the same command again.\n' +
        'Keep package-lock.json as it is. With Node 24 from https://nodejs.org it does not depend on your Node.',
    )
  // A third of the packaged Node: headers for native add-ons, of which none is compiled here.
  fs.rmSync(path.resolve(packagedNode(), '../../include'), { recursive: true, force: true })
  writeStamp(hash, isWhole, left)
}

function addPackages(withDev) {
  const node = faultOf(packagedNode()) ? process.execPath : packagedNode()
  const before = readStamp()
  fs.writeFileSync(STAMP, UNFINISHED)
  try {
    step('Adding the packages that are missing (npm install)', () => runNpm(['install', '--no-save'], withDev, node))
  } catch (error) {
    // npm itself undoes what it could not finish: what was there still serves, also without a network.
    fs.writeFileSync(STAMP, before)
    throw error
  }
}

function refuseOnWindows() {
  if (process.platform !== 'win32' || !isInside(path.join(root, 'node_modules'), process.execPath)) return
  throw new SetupError('The packages have changed, and Windows cannot replace the Node that is running.\nRun: npm ci')
}

function isInside(folder, file) {
  return fs.existsSync(folder) && fs.realpathSync(file).startsWith(fs.realpathSync(folder) + path.sep)
}

function runNpm(command, withDev, node) {
  const extent = [withDev ? '--include=dev' : '--omit=dev', '--include=optional']
  const options = [...command, '--no-audit', '--no-fund', '--loglevel=error', ...extent]
  // npm names itself to the scripts that it runs. Run by hand, this file has to look for npm, which on Windows is a .cmd.
  const npm = process.env.npm_execpath
  const isNamed = npm && npm.endsWith('npm-cli.js')
  const call = (more) =>
    isNamed ? run(node, [...ENDS_WITH_SETUP, npm, ...more]) : run('npm', more, optionsOfShell(node))
  const result = isCacheWritable()
    ? call(options)
    : withTemporaryFolder((cache) => call([...options, `--cache=${cache}`]))
  if (result.status === 0) return
  throw new SetupError(
    `${outputOf(result)}\nThe packages could not be installed; what npm said is above.\n` +
      'Check that the npm registry can be reached, then run the same command again. If package.json was changed by\n' +
      'hand, `npm install` brings package-lock.json in line with it.',
  )
}

/** Not where the home folder is read-only, as a service's may be. npm tells its scripts where its cache is. */
function isCacheWritable() {
  let folder = process.env.npm_config_cache
  while (folder && !fs.existsSync(folder) && folder !== path.dirname(folder)) folder = path.dirname(folder)
  try {
    if (folder) fs.accessSync(folder, fs.constants.W_OK)
    return true
  } catch {
    return false
  }
}

function withTemporaryFolder(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'npm-cache-'))
  try {
    return work(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** A program of npm's starts the first Node of the path. */
function optionsOfShell(node) {
  if (process.platform === 'win32') return { shell: true }
  return { env: { ...process.env, PATH: [path.dirname(node), process.env.PATH].join(path.delimiter) } }
}

module.exports = { arePackagesFresh, installPackages }
