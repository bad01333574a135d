import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Staff } from '../../contract/accounts/staff.ts'
import { CONTENT_SCHEMAS } from '../../contract/content/schemas.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { fieldsOf, type Kind } from '../../contract/fields/kind.ts'
import { OTHER_LOCALES } from '../../contract/locale.ts'
import { writableBy } from '../core/content/bids-facts.ts'
import { loadItem } from '../core/content/items.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import { kindFor } from '../core/content/kinds.ts'
import { cleanHtml } from '../core/content/parts.ts'
import { invalid, ServiceError } from '../core/process/service-error.ts'
import type { Db } from '../core/store/schema.ts'

type Values = Record<string, unknown>

/** Values that a form sends beside the fields of its kind. */
const BESIDES = ['draftLocales', 'checkedLocales', 'datesAsEntered']
/** Of an item that was never saved: no item has it. */
const NO_ID = 999_999_999

/** The part of a form that may be kept: the fields of its kind, their HTML cleaned. What is wrong stays: nobody has finished it. */
export async function cleanForm(entity: ContentEntity, given: Values): Promise<Values> {
  const kind = kindOf(entity)
  const known = await cleanFields(kind, given)
  for (const name of BESIDES) if (given[name] !== undefined) known[name] = given[name]
  const texts = given['translations']
  if (typeof texts !== 'object' || texts === null) return known
  const translations: Values = {}
  for (const locale of OTHER_LOCALES) {
    const one = (texts as Values)[locale]
    translations[locale] = typeof one === 'object' && one !== null ? await cleanFields(kind, one as Values) : null
  }
  return { ...known, translations }
}

async function cleanFields(kind: Kind, given: Values): Promise<Values> {
  const cleaned: Values = {}
  for (const [name, { type }] of fieldsOf(kind)) {
    const value = given[name]
    if (type === 'key' || value === undefined) continue
    cleaned[name] = type === 'richText' && typeof value === 'string' ? await cleanHtml(value) : value
  }
  return cleaned
}

/**
 * The document that a save of this form by this author would store, as its page can be shown: without unfinished blocks,
 * which are among the faults.
 * @param id undefined for an item that was never saved
 * @throws ServiceError not_found; forbidden; invalid, with the faults by field, for any other
 */
export async function completeShown(
  db: Db,
  author: Pick<Staff, 'role'>,
  { entity, id }: { entity: ContentEntity; id: number | undefined },
  form: Values,
) {
  const kind = kindFor(entity)
  const known = id === undefined ? undefined : await loadItem({ tx: db, kind }, id)
  const writing = { db, actor: author, kind: kind.declared, id }
  const complete = async (values: Values) => {
    const { checkedLocales, ...given } = parse(entity, values, known?.document)
    const writable = await writableBy(writing, given, known?.document)
    const shown = { id: id ?? NO_ID, position: known?.item.position ?? 0 }
    const document = (await kind.complete(db, writable, known?.document, {
      id: shown.id,
      at: new Date().toISOString(),
      checkedLocales: checkedLocales as [] | undefined,
      ...(known && { version: known.item.version }),
    })) as ContentDocument
    await kind.check(db, document, shown.id)
    return { ...shown, document }
  }
  try {
    return { completed: await complete(form), faults: {} }
  } catch (error) {
    const faults = (error instanceof ServiceError && error.code === 'invalid' && error.fields) || {}
    const places = Object.keys(faults).map((path) => path.split('.'))
    const isOfBlock = ([name = '', place]: string[]) =>
      kindOf(entity).fields[name]?.type === 'blocks' && Number.isInteger(Number(place))
    if (places.length === 0 || !places.every(isOfBlock)) throw error
    const shown = { ...form }
    for (const name of new Set(places.map(([field]) => field!)))
      shown[name] = (form[name] as unknown[]).filter(
        (_, index) => !places.some(([field, place]) => field === name && Number(place) === index),
      )
    return { completed: await complete(shown), faults }
  }
}

/** As a save sends it: of a known item what has changed, of a new one what is filled in. */
function parse(entity: ContentEntity, form: Values, before: ContentDocument | undefined): Values {
  const sent = Object.entries(form).filter(([name, value]) =>
    before ? !isDeepStrictEqual(value, before[name]) : value !== '' && value !== null,
  )
  const { given, change } = CONTENT_SCHEMAS[entity] as unknown as Record<'given' | 'change', z.ZodType<Values>>
  const result = (before ? change : given).safeParse(Object.fromEntries(sent))
  if (result.success) return result.data
  throw invalid(Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message])))
}
