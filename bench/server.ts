import { freePort } from '../scripts/free-port.ts'
import { commandBehind } from '../scripts/npm-scripts.ts'
import { startProgram, type Program } from './program.ts'

export interface Server extends Program {
  /** Without a slash at its end. */
  origin: string
}

/** The command behind `npm start`, without npm. */
export function startServer(root: string, dataDir: string): Promise<Server> {
  const line = commandBehind('start', root)
  const [command, ...values] = line.split(' ')
  if (command !== 'node') throw new Error(`The script start is "${line}", which is no plain call of node`)
  return start(root, process.execPath, values, { NODE_ENV: 'production', DATA_DIR: dataDir })
}

/**
 * `npm start`, under npm's own Node. @param dataDir undefined: the default @param patience milliseconds to the first
 * page
 */
export function startByNpm(root: string, dataDir?: string, patience?: number): Promise<Server> {
  // The npm in PATH may use another Node.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const environment: Record<string, string> = dataDir === undefined ? {} : { DATA_DIR: dataDir }
  return npm?.endsWith('npm-cli.js') && node
    ? start(root, node, [npm, 'start'], environment, patience)
    : start(root, 'npm', ['start'], environment, patience)
}

async function start(
  folder: string,
  command: string,
  values: string[],
  settings: Record<string, string>,
  patience?: number,
): Promise<Server> {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const environment = { ...settings, HOST: '127.0.0.1', PORT: port }
  const program = await startProgram({
    command,
    values,
    folder,
    environment,
    firstPage: `${origin}/`,
    ...(patience === undefined ? {} : { patience }),
  })
  return { ...program, origin }
}
