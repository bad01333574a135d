import { join } from 'node:path'
import { copyCheckout, installNpm, machineNode, startAndStop, temporaryFolder } from './drill/fresh-checkout.ts'

/** Ships with Node 20 and leaves out the link to the packaged Node, as every npm before 11.6 does. */
const NPM = '10.8.2'

/**
 * Starts the product twice through `npm start` in a fresh copy of this checkout, with an npm that many machines have. The
 * build is copied too: that the site can be built is known by then.
 * @returns how many of the two starts succeeded
 */
export async function testFreshStart(): Promise<number> {
  const folder = temporaryFolder('fresh-start')
  // A space, because many people's folders have one.
  const checkout = join(folder.path, 'a checkout')
  let passed = 0
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
      passed += 1
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  } finally {
    folder.remove()
  }
  return passed
}
