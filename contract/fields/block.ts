import type { Field, FieldOptions } from './field.ts'
import { emptyRow, type TableRow } from './table.ts'
import type { Words } from '../locale.ts'

type Fields = Record<string, Field>

/** Declares a kind of block, of which form, checks, history, search and references follow (contract/kinds/). */
export interface BlockKind<Declared extends Fields = Fields> {
  label: Words
  /** One line, in the menu of all kinds. */
  help: Words
  fields: Declared
}

/** Its types of fields: texts, numbers, flags, choices, references, pictures, and rows of these. */
export const defineBlock = <const Declared extends Fields>(kind: BlockKind<Declared>): BlockKind<Declared> => kind

export const BLOCK_ID_LENGTH = 100

/** A block in a document. Where it was stored by another version of the program, its fields may be anything. */
export interface Block {
  id: string
  type: string
  [name: string]: unknown
}

type Plain<Value> = Field<Value, false>
const plain = <Value>(type: Field['type'], empty: unknown, given: object) =>
  ({ type, empty, isTranslated: false, ...given }) as unknown as Plain<Value>

export const oneOf = <const To extends string>(given: FieldOptions & { to: To }) =>
  plain<number | null>('reference', null, given) as Plain<number | null> & { type: 'reference'; to: To }

/** Items of another kind, in an order. */
export const someOf = <const To extends string>(given: FieldOptions & { to: To; bound: number }) =>
  plain<number[]>('references', [], given) as Plain<number[]> & { type: 'references'; to: To }

export const somePictures = (given: FieldOptions & { bound: number }) =>
  plain<number[]>('pictures', [], given) as Plain<number[]> & { type: 'pictures' }

/** Rows of a block: no blocks in it. */
export const someRows = <const Columns extends Fields>(given: FieldOptions & { bound: number; columns: Columns }) =>
  plain<TableRow<Columns>[]>('table', [], given) as Plain<TableRow<Columns>[]> & { type: 'table'; columns: Columns }

/** A block that says nothing yet. */
export const emptyBlock = (type: string, { fields }: BlockKind): Block => ({
  ...emptyRow({ columns: fields } as unknown as Field),
  id: newBlockId(),
  type,
})

/** Names a block within its page. Not `randomUUID`: a staff side on plain HTTP lacks it. */
export const newBlockId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
