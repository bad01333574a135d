'use strict'
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const os = require('node:os')
const path = require('node:path')
const { root } = require('./process.cjs')

/** Milliseconds after which a lock counts as left behind. */
const MAX_SETUP_TIME = 15 * 60 * 1000

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
    if (isHeld(file)) return false
    fs.rmSync(file, { force: true })
    return takeLock(file)
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

module.exports = { withLock }
