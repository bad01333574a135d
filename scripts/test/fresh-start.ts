// Runs `npm start` twice in a fresh copy of this checkout, without its build, with an old Node and the npm that came with it.
// The exit code is the number of failed starts.
import { join } from 'node:path'
import { copyCheckout, installNode, installNpm, machineNode, startAndStop } from '../drill/fresh-checkout.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/**
 * The oldest that the README promises. Under it npm leaves out optional packages that ask for a newer Node, and, like every
 * npm before 11.6, the link to the packaged Node.
 */
const NODE = '18.20.8'
const NPM = '10.8.2'

const folder = temporaryFolder('fresh-start')
// A space, because many people's folders have one.
const checkout = join(folder.path, 'a checkout')
let failed = 2
try {
  const starter = {
    npm: installNpm(NPM, join(folder.path, 'npm')),
    node: process.platform === 'linux' ? installNode(NODE, join(folder.path, 'node')) : machineNode(),
    environment: { SAMPLE_CONTENT: '0', npm_config_prefer_offline: 'true' },
  }
  copyCheckout(checkout)
  for (const which of ['first', 'second']) {
    const { seconds, output } = await startAndStop(checkout, starter)
    console.log(`${which} start: ${seconds.toFixed(1)} s`)
    if (which === 'second' && output.includes('npm install')) throw new Error(`It installed again: ${output}`)
    failed -= 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  folder.remove()
}
process.exitCode = failed
