import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { findFormatFault } from '../format-check.ts'
import { findManifestFault } from '../manifest-check.ts'
import { warn } from './warnings.ts'

/** Warns in the build of what the server would log at its start (../hydration-deferral.ts, ../manifest-check.ts). */
export function checkRouterOutput(findFault = findFormatFault): Plugin {
  return {
    name: 'delivery:check-router-output',
    apply: 'build',
    // The browser's build, with its manifest, is written first.
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async writeBundle() {
      const fault = await findFault()
      if (fault) warn(`React Router's output has changed (${fault}): the server will not defer hydration`)
      const folder = join(this.environment.config.root, 'build/client/assets')
      const [manifest] = globSync('manifest-*.js', { cwd: folder })
      const code = manifest ? readFileSync(join(folder, manifest), 'utf8') : ''
      const manifestFault = findManifestFault(code)
      if (manifestFault) warn(`React Router's manifest has changed (${manifestFault}): links are not prefetched`)
    },
  }
}
