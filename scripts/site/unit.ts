import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Settings of the service that a command needs to work as the server does. */
export interface Unit {
  user: string
  group: string
  environment: Record<string, string>
}

/** Reads the unit by systemd, its secrets by itself: only root may. @returns undefined where there is no such unit */
export function readUnit(name: string): Unit | undefined {
  const names = ['LoadState', 'User', 'Group', 'Environment', 'EnvironmentFiles']
  const { status, stdout } = spawnSync('systemctl', ['show', name, `--property=${names.join(',')}`], {
    encoding: 'utf8',
  })
  if (status !== 0) return undefined
  const valuesOf = (wanted: string) =>
    stdout.split('\n').flatMap((line) => (line.startsWith(`${wanted}=`) ? [line.slice(wanted.length + 1)] : []))
  const [state, user, group] = ['LoadState', 'User', 'Group'].map((one) => valuesOf(one)[0])
  if (state !== 'loaded') return undefined
  const environment: Record<string, string> = {}
  for (const [, quoted, plain] of (valuesOf('Environment')[0] ?? '').matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g))
    assign(environment, quoted === undefined ? plain! : unescape(quoted))
  for (const file of valuesOf('EnvironmentFiles').filter(Boolean)) {
    const [path = ''] = file.split(' (ignore_errors=')
    readEnvironmentFile(path, environment, file.endsWith(' (ignore_errors=yes)'))
  }
  return { user: user || 'root', group: group || user || 'root', environment }
}

/** As systemd reads it (systemd.exec(5), EnvironmentFile): a # within a value belongs to it. */
function readEnvironmentFile(path: string, environment: Record<string, string>, isOptional: boolean): void {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (isOptional && (error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  for (const line of text.replaceAll('\\\n', '').split('\n')) {
    const [name = ''] = line.split('=', 1).map((part) => part.trim())
    if (!line.includes('=') || !/^[A-Za-z_]\w*$/.test(name)) continue
    const written = line.slice(line.indexOf('=') + 1).trim()
    const [, mark, inner] = /^(["'])(.*)\1$/.exec(written) ?? []
    environment[name] = mark === "'" ? inner! : unescape(inner ?? written)
  }
}

function assign(environment: Record<string, string>, setting: string): void {
  const [name = '', ...value] = setting.split('=')
  environment[name] = value.join('=')
}

const unescape = (text: string): string => text.replaceAll(/\\(.)/g, '$1')
