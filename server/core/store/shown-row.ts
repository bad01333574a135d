/** `created_at` is `createdAt` in an answer. */
type Camel<Column> = Column extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Column
type Shown<Row, Shape> = { [Column in keyof Row as Camel<Column> & keyof Shape]: Row[Column] }

const camelCased = (column: string) => column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())

/** The columns of a row that the schema of an answer has, under its names. */
export function shownOf<Row extends object, Shape extends object>({ shape }: { shape: Shape }, row: Row) {
  const columns = Object.entries(row).map(([column, value]) => [camelCased(column), value] as const)
  return Object.fromEntries(columns.filter(([name]) => name in shape)) as Shown<Row, Shape>
}

type Snake<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name
/** The columns for what has these names: `createdAt` is kept in `created_at`. */
export type Columns<Given> = { [Name in keyof Given as Snake<Name> & string]: Given[Name] }

export const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The other way: what is given, under the names of its columns. */
export const columnsOf = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [columnOf(name), value])) as Columns<Given>
