import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { pictureFields } from '../../../contract/fields/kind.ts'
import { tableFields } from '../../../contract/transfer/row-sheets.ts'
import { rowKey } from '../rows/read-row.ts'
import { importPicture, PictureError } from './import-files.ts'
import type { Importing } from './importing.ts'
import type { ItemPlace } from './resolve-names.ts'

type PicturePlace = ItemPlace & { references: (string | number)[]; isList?: boolean }

/** Numbers are pictures of the library; all else is an address or a path. */
const referenceOf = (value: unknown) => (/^\d+$/.test(String(value)) ? Number(value) : (value as string))

/**
 * Takes addresses and paths of pictures out, and all that stand in rows: they are among the item's, which it has not yet.
 * Numbers of fields stay.
 */
export function takePictures(entity: ContentEntity, given: Record<string, unknown>): PicturePlace[] {
  const kind = kindOf(entity)
  const ofFields = pictureFields(kind).flatMap(([name, { type }]): PicturePlace[] => {
    const values = [given[name] ?? []]
      .flat()
      .filter((value) => value !== '')
      .map(referenceOf)
    if (!values.some((value) => typeof value === 'string')) {
      if (given[name] !== undefined) given[name] = Array.isArray(given[name]) ? values : (values[0] ?? null)
      return []
    }
    delete given[name]
    return [{ field: name, references: values, isList: type === 'pictures' }]
  })
  const ofRows = tableFields(kind).flatMap(([name, { columns = {} }]) =>
    Object.entries(columns)
      .filter(([, { type }]) => type === 'picture')
      .flatMap(([column]) => takeFromRows(name, column, given[name])),
  )
  return [...ofFields, ...ofRows]
}

function takeFromRows(field: string, column: string, rows: unknown): PicturePlace[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((cells: Record<string, unknown> | null, row): PicturePlace[] => {
    const value = cells?.[column] ?? undefined
    if (value === undefined) return []
    cells![column] = null
    if (value === '') return []
    return [{ field, row, column, references: [referenceOf(value)] }]
  })
}

/** Fetches the pictures of a place. @returns those that cannot be had, which it goes without */
export async function takeIn(
  importing: Importing,
  document: Record<string, unknown>,
  { field, row, column, references, isList }: PicturePlace,
): Promise<[key: string, message: string][]> {
  const ids: number[] = []
  const lost: [key: string, message: string][] = []
  for (const reference of references) {
    try {
      ids.push(typeof reference === 'number' ? reference : (await importPicture(importing, reference)).id)
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      lost.push([row === undefined ? field : rowKey(field, row, column), `${reference}: ${error.message}`])
    }
  }
  if (row !== undefined) (document[field] as Record<string, unknown>[])[row]![column!] = ids[0] ?? null
  else if (isList || ids.length > 0) document[field] = isList ? ids : ids[0]!
  return lost
}
