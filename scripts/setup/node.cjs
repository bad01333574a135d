'use strict'
const fs = require('node:fs')
const { isBuiltin } = require('node:module')
const path = require('node:path')
const { SetupError, outputOf, root, run } = require('./process.cjs')

const NODE_NEEDED = 24

/** Of the package with a Node for this platform, as package.json would name it. */
const PACKAGE_OF_NODE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

/** Where the packages put a Node, if they have one for this platform. */
function packagedNode() {
  return path.join(root, 'node_modules', PACKAGE_OF_NODE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
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

module.exports = { PACKAGE_OF_NODE, faultOf, findNode, packagedNode }
