// Makes the types of the API for other programs, docs/client/site-api.d.ts: npm run client
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describeForPrograms, hashOf } from './client/describe-for-programs.ts'
import { temporaryFolder } from './temporary-folder.ts'

const root = resolve(import.meta.dirname, '..')
const FILE = 'docs/client/site-api.d.ts'

const description = await describeForPrograms()
// The generator needs TypeScript 5: it is not among the project's packages, and installed where nothing else finds it.
const folder = temporaryFolder('client-generator')
cpSync(join(import.meta.dirname, 'client/generator'), folder.path, { recursive: true })
writeFileSync(join(folder.path, 'openapi.json'), JSON.stringify(description))
const { npm_execpath: npm, npm_node_execpath: node } = process.env
const [command, first] = npm?.endsWith('npm-cli.js') && node ? [node, [npm]] : ['npm', []]
const options = ['--prefix', folder.path, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
run(command, [...first, 'ci', ...options, '--loglevel=error'])
run(process.execPath, ['node_modules/openapi-typescript/bin/cli.js', 'openapi.json', '--output', 'types.d.ts'])
const types = readFileSync(join(folder.path, 'types.d.ts'), 'utf8').replace(/^\/\*\*.*?\*\/\n/s, '')
const note = `// Made by \`npm run client\` from the API's OpenAPI document, ${hashOf(description)}: not to be edited.`
writeFileSync(join(root, FILE), `${note}\n${types}`)
folder.remove()
console.log(`${FILE} is up to date.`)

/** @throws with its output */
function run(command: string, values: string[]): void {
  const shell = command === 'npm' && process.platform === 'win32'
  const { status, stdout, stderr, error } = spawnSync(command, values, { cwd: folder.path, encoding: 'utf8', shell })
  if (status !== 0) throw new Error(`${values.join(' ')} failed: ${error?.message ?? ''}${stdout}${stderr}`)
}
