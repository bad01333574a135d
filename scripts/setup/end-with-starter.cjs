'use strict'
// Loaded (--require) into what the set-up starts: ends it soon after the set-up or its npm has ended, even by SIGKILL.
// Left behind, it would write into this folder beside the next set-up, or keep the port and the store.
const fs = require('node:fs')
const { isMainThread } = require('node:worker_threads')

/** Milliseconds. */
const INTERVAL = 250
/** Build, set-up, shell, npm. */
const MOST_STARTERS = 4

if (isMainThread) {
  const starters = startersOf(process.ppid)
  setInterval(() => {
    if (process.ppid === starters[0] && starters.every(isRunning)) return
    // At once: npm would take its time to undo what it has done.
    process.kill(process.pid, 'SIGKILL')
  }, INTERVAL).unref()
}

/** From the parent up to npm, which a shell in between outlives. @returns the parent alone outside npm and Linux */
function startersOf(parent) {
  const found = [parent]
  try {
    for (const id of found) {
      if (fs.readFileSync(`/proc/${id}/cmdline`, 'utf8').startsWith('npm')) return found
      if (found.length < MOST_STARTERS) found.push(parentOf(id))
    }
  } catch {
    // No such file: not Linux, or the parent of all.
  }
  return [parent]
}

/** Of proc(5), after the name in brackets: state and parent. */
function parentOf(id) {
  const stat = fs.readFileSync(`/proc/${id}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** On Windows, an orphan keeps the id of its parent. */
function isRunning(id) {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}
