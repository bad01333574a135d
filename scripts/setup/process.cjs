'use strict'
// Plain CommonJS with nothing but Node's own modules, as all of this folder: see setup.cjs.
const { spawnSync } = require('node:child_process')
const path = require('node:path')

const root = path.resolve(__dirname, '../..')

/** Ends the set-up; what is said is all that the person needs to know. */
class SetupError extends Error {}

function run(command, values, options = {}) {
  return spawnSync(command, values, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options })
}

/** Options of Node for a program that is to end with the set-up. */
const ENDS_WITH_SETUP = ['--require', require.resolve('./end-with-starter.cjs')]

function outputOf(result) {
  return [result.error && result.error.message, result.stdout, result.stderr].filter(Boolean).join('\n').trim()
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

module.exports = { ENDS_WITH_SETUP, SetupError, outputOf, root, run, step }
