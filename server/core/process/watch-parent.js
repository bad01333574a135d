import { isMainThread, Worker, workerData } from 'node:worker_threads'

/*
 * Loaded into every process that child-process.ts starts: ends it soon after its parent. A thread watches, because the
 * event loop may be busy; without TypeScript, which would take memory to load.
 */

/** Milliseconds. */
const INTERVAL = 250
/** Milliseconds that the process has to end by itself. */
const GRACE = 750

const kill = () => process.kill(process.pid, 'SIGKILL')

if (isMainThread) {
  const parentToWatch = Number(new URL(import.meta.url).search.slice(1))
  new Worker(new URL(import.meta.url), { workerData: { parentToWatch }, execArgv: [] }).unref()
  process.once('disconnect', () => setTimeout(kill, GRACE).unref())
} else if (workerData?.parentToWatch !== undefined) {
  // Other threads of the process load this file as well, and have nothing to watch.
  const { parentToWatch } = workerData
  const timer = setInterval(() => {
    if (process.ppid === parentToWatch && exists(parentToWatch)) return
    clearInterval(timer)
    setTimeout(kill, GRACE)
  }, INTERVAL)
}

/** @param {number} id of a process; on Windows, an orphan keeps the id of its parent */
function exists(id) {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}
