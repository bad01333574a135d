import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from '../temporary-folder.ts'
import { describeForPrograms } from './describe-for-programs.ts'

const root = resolve(import.meta.dirname, '../..')
const EXAMPLES = ['docs/client', 'extras/*/docs']

/** Writes the types of the API for other programs, and the examples that use them. @throws with npm's output */
export async function makeClient(target: string): Promise<void> {
  const description = await describeForPrograms()
  // The generator needs TypeScript 5: it is not among the project's packages, and installed where nothing else finds it.
  const folder = temporaryFolder('client-generator')
  try {
    cpSync(join(import.meta.dirname, 'generator'), folder.path, { recursive: true })
    writeFileSync(join(folder.path, 'openapi.json'), JSON.stringify(description))
    const { npm_execpath: npm, npm_node_execpath: node } = process.env
    const [command, first] = npm?.endsWith('npm-cli.js') && node ? [node, [npm]] : ['npm', []]
    const options = ['--prefix', folder.path, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
    run(folder.path, command, [...first, 'ci', ...options, '--loglevel=error'])
    const generate = ['node_modules/openapi-typescript/bin/cli.js', 'openapi.json', '--output', 'types.d.ts']
    run(folder.path, process.execPath, generate)
    for (const examples of globSync(EXAMPLES, { cwd: root })) cpSync(join(root, examples), target, { recursive: true })
    const types = readFileSync(join(folder.path, 'types.d.ts'), 'utf8').replace(/^\/\*\*.*?\*\/\n/s, '')
    writeFileSync(join(target, 'site-api.d.ts'), `// Made from the API's OpenAPI document: not to be edited.\n${types}`)
  } finally {
    folder.remove()
  }
}

function run(cwd: string, command: string, values: string[]): void {
  const shell = command === 'npm' && process.platform === 'win32'
  const { status, stdout, stderr, error } = spawnSync(command, values, { cwd, encoding: 'utf8', shell })
  if (status !== 0) throw new Error(`${values.join(' ')} failed: ${error?.message ?? ''}${stdout}${stderr}`)
}
