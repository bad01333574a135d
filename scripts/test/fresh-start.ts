// Runs `npm start` twice in a fresh copy of this checkout and its build, with a common npm.
// The exit code is the number of failed starts.
import { join } from 'node:path'
import { copyCheckout, installNpm, machineNode, startAndStop } from '../drill/fresh-checkout.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** Ships with Node 20 and, like every npm before 11.6, leaves out the link to the packaged Node. */
const NPM = '10.8.2'

const folder = temporaryFolder('fresh-start')
// A space, because many people's folders have one.
const checkout = join(folder.path, 'a checkout')
let failed = 2
try {
  const starter = {
    npm: installNpm(NPM, join(folder.path, 'npm')),
    node: machineNode(),
    environment: { SAMPLE_CONTENT: '0', npm_config_prefer_offline: 'true' },
  }
  copyCheckout(checkout, { withBuild: true })
  for (const which of ['first', 'second']) {
    const seconds = await startAndStop(checkout, starter)
    console.log(`npm ${NPM}, ${which} start: ${seconds.toFixed(1)} s`)
    failed -= 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  folder.remove()
}
process.exitCode = failed
