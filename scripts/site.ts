// Runs a command with the settings and as the user of the running server: site [--unit UNIT] COMMAND …
import { describeCommands, fileOf, nearestCommand, OPERATOR_COMMANDS } from './site/commands.ts'
import { readUnit } from './site/unit.ts'

const UNIT = 'site.service'
const USAGE = `site [--unit UNIT] COMMAND …

${describeCommands()}

As root on a machine with the systemd unit (${UNIT}; of one of several sites: --unit site@NAME), the user, the variables
and so the data are those of the unit. Otherwise, and where DATA_DIR or DATABASE_URL is set, they are the present ones.
site COMMAND --help says more of a command.`

const given = process.argv.slice(2)
const unitName = given[0] === '--unit' ? given.splice(0, 2)[1] : undefined
const [command = '--help', ...rest] = given
if (['--help', '-h', 'help'].includes(command)) console.log(USAGE)
else if (!OPERATOR_COMMANDS.some((name) => name === command))
  fail(`There is no command ${command}. Did you mean site ${nearestCommand(command)}? site --help lists them.`, 2)
else run()

/** Becomes the command: its signals and its exit code are those of this process. */
function run(): void {
  process.umask(0o077)
  const node = [process.execPath, fileOf(command), ...rest]
  const isSet = Boolean(process.env['DATA_DIR'] || process.env['DATABASE_URL'])
  if (process.getuid!() !== 0 || (isSet && unitName === undefined)) return process.execve!(process.execPath, node)
  const unit = readUnit(unitName ?? UNIT)
  if (!unit) return fail(`systemd has no ${unitName ?? UNIT}: name it with --unit (site@NAME), or set DATA_DIR.`)
  const { user, group, environment } = unit
  // The types lack it.
  ;(process as unknown as { initgroups(user: string, group: string): void }).initgroups(user, group)
  process.setgid!(group)
  process.setuid!(user)
  process.execve!(process.execPath, node, { ...ofTerminal(), ...environment })
}

/** Settings of root's own shell are not those of the server. */
function ofTerminal(): Record<string, string> {
  return Object.fromEntries(
    ['PATH', 'TERM', 'LANG', 'TZ'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
}

function fail(message: string, code = 1): void {
  console.error(message)
  process.exitCode = code
}
