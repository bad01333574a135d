import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The setup prefix of npm scripts. */
const SETUP = /^node scripts\/setup\.cjs (--\w+ )*-- /

/** `node FILE …` of an npm script without its setup. @throws for a missing script */
export function commandBehind(script: string, root: string): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const command = scripts[script]
  if (!command) throw new Error(`package.json has no script ${script}`)
  return command.replace(SETUP, 'node ')
}
