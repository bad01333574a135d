'use strict'
/*
 * Makes a checkout ready, and does nothing when it is: packages by the lock, a Node that can run the product, and, with
 * `--build` or `--gallery`, the product's build or that of the component gallery. Every npm script begins with it. It runs before
 * there are packages and under the machine's own Node, hence plain CommonJS for Node 18 with nothing but Node's own modules.
 *
 * What only tests, benchmarks and development need (`devDependencies`) is installed with `--dev`, and stays from then on.
 *
 * With `-- FILE [VALUES]` it then runs that file under the Node that it found: npm skips `pre` scripts where `ignore-scripts`
 * is set, so the commands that a fresh clone begins with do not depend on one.
 */
const { spawn } = require('node:child_process')
const os = require('node:os')
const path = require('node:path')
const { isBuildFresh } = require('./build-stamp.cjs')
const { withLock } = require('./setup/lock.cjs')
const { findNode } = require('./setup/node.cjs')
const { arePackagesFresh, installPackages } = require('./setup/packages.cjs')
const { ENDS_WITH_SETUP, SetupError, root, run } = require('./setup/process.cjs')

/**
 * For the server: the C library of Linux keeps what threads have freed in arenas, up to eight for each processor.
 * With one arena it goes back to the system (docs/operations.md, "Page cache"). It is read before a program begins.
 */
const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' }

function main() {
  const { withDev, withBuild, withGallery, program } = readArguments(process.argv.slice(2))
  if (!arePackagesFresh(withDev)) withLock(() => arePackagesFresh(withDev) || installPackages(withDev))
  const node = findNode()
  if (withBuild) buildIfNeeded(node, 'product')
  if (withGallery) buildIfNeeded(node, 'gallery')
  if (program.length > 0) runProgram(node, program, withBuild ? SERVER_ENVIRONMENT : {})
}

function readArguments(values) {
  const end = values.includes('--') ? values.indexOf('--') : values.length
  const options = values.slice(0, end)
  return {
    withDev: options.includes('--dev'),
    withBuild: options.includes('--build'),
    withGallery: options.includes('--gallery'),
    program: values.slice(end + 1),
  }
}

function buildIfNeeded(node, name) {
  if (!isBuildFresh(root, name)) withLock(() => isBuildFresh(root, name) || build(node, name))
}

function build(node, name) {
  const result = run(node, [...ENDS_WITH_SETUP, path.join('scripts', 'build.ts'), name], { stdio: 'inherit' })
  if (result.status !== 0) throw new SetupError('The site could not be built; the reason is above.')
}

/** Runs the program until it ends, and ends as it did. What its environment has already is left as it is. */
function runProgram(node, program, environment) {
  const child = spawn(node, [...ENDS_WITH_SETUP, ...program], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...process.env },
  })
  // Ctrl+C reaches the program by itself. What a supervisor sends reaches only this process.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    // A shell reports a program that was ended by a signal as 128 and the signal's number.
    process.exitCode = signal ? 128 + os.constants.signals[signal] : code
  })
}

try {
  main()
} catch (error) {
  // Of the system: a folder that cannot be written, a full disk.
  if (!(error instanceof SetupError) && !error.syscall) throw error
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
