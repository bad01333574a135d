// Loaded into the server of a drill (--require). Reports over IPC how long its event loop was blocked since the last
// report, in processor time of the main thread: other programs change a client's latency, and hardly this.
const { isMainThread } = require('node:worker_threads')

if (isMainThread) watch()

function watch() {
  /** Milliseconds of processor time between two turns of the loop. */
  let blocks = []
  let begun = performance.now()
  let last = ownTime()
  setInterval(() => {
    const now = ownTime()
    if (now - last > 1) blocks.push(now - last)
    last = now
  }, 1).unref()
  process.on('message', (message) => {
    if (message !== 'blocks') return
    process.send({ longest: Math.max(0, ...blocks), wait: waitOf(blocks, performance.now() - begun) })
    blocks = []
    begun = performance.now()
  })
  // The drill ends the server by a signal: this must not keep it running.
  process.channel.unref()
}

function ownTime() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What one in a hundred who come at any moment waits for the present block to end, at least. */
function waitOf(blocks, time) {
  let wait = 0
  while (blocks.reduce((sum, block) => sum + Math.max(0, block - wait), 0) > time / 100) wait += 0.5
  return wait
}
