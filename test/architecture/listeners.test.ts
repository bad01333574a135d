import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/*
 * An error thrown by a listener of an emitter or a stream is caught by nobody and ends the process. So a listener only notes and
 * settles; what may throw stands in a `try`, or is done by whoever waits for the promise.
 */

const root = resolve(import.meta.dirname, '../..')
const METHODS = new Set(['on', 'once', 'addListener', 'prependListener', 'prependOnceListener'])
/** Emits while its `write` is called, so that the caller catches what a listener throws. */
const SYNCHRONOUS = new Set(['parser'])
/** Thrown for a text that is too long, a value that is no JSON, a head that was sent already. */
const THROWING = new Set(['concat', 'parse', 'stringify', 'writeHead', 'decode', 'from', 'fromEntries'])

interface Node {
  type: string
  start: number
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** @returns what is done in a listener that may throw, as 'file:line what' */
function findFaults(path: string, source: string): string[] {
  const faults: string[] = []
  const visit = (node: Node) => {
    if (node.type === 'CallExpression') {
      const { callee, arguments: [event, listener] = [] } = node as Node & { callee: Node; arguments?: Node[] }
      const isListener =
        event?.type === 'Literal' &&
        (listener?.type === 'ArrowFunctionExpression' || listener?.type === 'FunctionExpression')
      if (isListener && METHODS.has(nameOf(callee['property'])) && !SYNCHRONOUS.has(nameOf(callee['object']))) {
        for (const fault of throwingIn(listener as Node)) {
          faults.push(
            `${path}:${source.slice(0, fault.start).split('\n').length} ${source.slice(fault.start).split('\n')[0]!.slice(0, 60)}`,
          )
        }
      }
    }
    children(node).forEach(visit)
  }
  visit(parseSync(path, source).program as unknown as Node)
  return faults
}

function throwingIn(node: Node): Node[] {
  if (node.type === 'TryStatement' && isNode(node['handler'])) return throwingIn(node['handler'])
  const isThrowing =
    node.type === 'ThrowStatement' ||
    node.type === 'AwaitExpression' ||
    (node.type === 'NewExpression' && !/(Error|Map|Set)$/.test(nameOf(node['callee']))) ||
    (node.type === 'CallExpression' && isNode(node['callee']) && THROWING.has(nameOf(node['callee']['property'])))
  return isThrowing ? [node] : children(node).flatMap(throwingIn)
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}

test('no listener in the server does what may throw', () => {
  // Processes of their own end without the server.
  const paths = globSync(['server/**/*.ts', 'extras/*/server/**/*.ts', 'site/entry.server.tsx'], {
    cwd: root,
    exclude: ['**/variant-worker.ts', 'server/dev.ts'],
  })
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.flatMap((path) => findFaults(path, readFileSync(resolve(root, path), 'utf8')))).toEqual([])
})

test.each([
  `stream.once('finish', () => resolve(Buffer.concat(pieces).toString()))`,
  `stream.on('data', (text) => { said.push(JSON.parse(text)) })`,
  `socket.on('message', async (message) => { await take(message) })`,
  `emitter.on('end', () => { if (!whole) throw new Error('cut off') })`,
  `server.on('request', (request) => ask(new URL(request.url)))`,
])('%s is found', (source) => {
  expect(findFaults('a.ts', source)).toHaveLength(1)
})

test.each([
  `stream.once('finish', () => resolve(pieces))`,
  `stream.on('data', (text) => { try { said.push(JSON.parse(text)) } catch (error) { reject(error) } })`,
  `child.once('exit', (code) => reject(new Error(String(code))))`,
  `parser.on('opentag', () => { throw new Error('not allowed') })`,
])('%s is fine', (source) => {
  expect(findFaults('a.ts', source)).toEqual([])
})
