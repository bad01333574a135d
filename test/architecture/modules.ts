import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** Imports of one file. */
export interface Import {
  /** As it is written. */
  specifier: string
  /** Path of the imported file from the project's folder; undefined for a package. */
  file?: string
  /** Name of the imported package, `node:fs` included; undefined for a file. */
  package?: string
  /** Gone when the types are stripped. `import { type A }` is not: it leaves `import {}`, which loads the module. */
  typeOnly: boolean
  /** Imported names; '*' stands for all of them. */
  names: string[]
}

export interface Module {
  /** Path from the project's folder. */
  path: string
  imports: Import[]
  /** Nothing but exports of what other files have. */
  isBarrel: boolean
  /** Global names of HTTP that are used as a type or made anew: Request, Response, Headers. */
  httpNames: string[]
}

/** Reads files, by path from the project's folder, as modules. A file with a syntax error throws. */
export function parseModules(files: Record<string, string>): Module[] {
  return Object.entries(files).map(([path, source]) => parseModule(path, source, files))
}

function parseModule(path: string, source: string, files: Record<string, string>): Module {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)

  const imports: Import[] = []
  const httpNames = new Set<string>()
  const add = (specifier: string, typeOnly: boolean, names: string[]) =>
    imports.push({ specifier, typeOnly, names, ...resolveSpecifier(path, specifier, files) })
  const noteName = (node: { type: string }) => {
    const name = node.type === 'Identifier' && 'name' in node ? String(node.name) : ''
    if (['Request', 'Response', 'Headers'].includes(name)) httpNames.add(name)
  }

  new Visitor({
    ImportDeclaration: ({ source: { value }, importKind, specifiers }) =>
      add(
        value,
        importKind === 'type',
        specifiers.map((each) => (each.type === 'ImportSpecifier' ? nameOf(each.imported) : '*')),
      ),
    ExportNamedDeclaration: ({ source: from, exportKind, specifiers }) =>
      from &&
      add(
        from.value,
        exportKind === 'type',
        specifiers.map((each) => nameOf(each.local)),
      ),
    ExportAllDeclaration: ({ source: { value }, exportKind }) => add(value, exportKind === 'type', ['*']),
    ImportExpression: ({ source: from }) => from.type === 'Literal' && add(String(from.value), false, ['*']),
    TSImportType: ({ source: { value } }) => add(value, true, ['*']),
    TSTypeReference: ({ typeName }) => noteName(typeName),
    NewExpression: ({ callee }) => noteName(callee),
  }).visit(program)

  const isReexport = (statement: (typeof program.body)[number]) =>
    statement.type === 'ExportAllDeclaration' || (statement.type === 'ExportNamedDeclaration' && !statement.declaration)
  const isBarrel =
    program.body.some(isReexport) &&
    program.body.every((statement) => statement.type === 'ImportDeclaration' || isReexport(statement))
  return { path, imports, isBarrel, httpNames: [...httpNames] }
}

/** Names of exports may also be written as strings. */
function nameOf(name: { type: string; name?: string; value?: unknown }): string {
  return name.name ?? String(name.value)
}

function resolveSpecifier(
  from: string,
  specifier: string,
  files: Record<string, string>,
): Pick<Import, 'file' | 'package'> {
  if (!specifier.startsWith('.')) {
    const parts = specifier.split('/')
    return { package: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/') }
  }
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  // The server's imports carry their ending; Vite's need not.
  return { file: [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((each) => each in files) ?? path }
}
