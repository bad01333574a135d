/** `created_at` is `createdAt` in an answer. */
type Camel<Column> = Column extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Column
type Shown<Row, Shape> = { [Column in keyof Row as Camel<Column> & keyof Shape]: Row[Column] }

const camelCased = (column: string) => column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())

/** The columns of a row that the schema of an answer has, under its names. */
export function shownOf<Row extends object, Shape extends object>({ shape }: { shape: Shape }, row: Row) {
  const columns = Object.entries(row).map(([column, value]) => [camelCased(column), value] as const)
  return Object.fromEntries(columns.filter(([name]) => name in shape)) as Shown<Row, Shape>
}
