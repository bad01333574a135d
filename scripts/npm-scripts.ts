import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The part of an npm script that makes a checkout ready. */
const SETUP = /^node scripts\/setup\.cjs (--build )?-- /

/**
 * What an npm script runs once the checkout is ready: `node FILE …` instead of `node scripts/setup.cjs -- FILE …`.
 * @throws when package.json has no such script
 */
export function commandBehind(script: string, root: string): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const command = scripts[script]
  if (!command) throw new Error(`package.json has no script ${script}`)
  return command.replace(SETUP, 'node ')
}
