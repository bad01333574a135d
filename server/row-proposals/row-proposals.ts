import { createHash } from 'node:crypto'
import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import type { ListAnswer, ListQuery } from '../../contract/list.ts'
import type { Locale } from '../../contract/locale.ts'
import { inLocale, MEASURES, quantityText } from '../../contract/projects/measures.ts'
import {
  MAX_PROPOSALS,
  type PROPOSED_FIELDS,
  type ProjectTexts,
  type StayedText,
} from '../../contract/row-proposals/row-proposals.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import { changeContent } from '../core/content/saving.ts'
import { walkDocuments, type WalkedDocument } from '../core/content/store/walk-documents.ts'
import { htmlToText } from '../../contract/html-text.ts'
import { notFound, ServiceError } from '../core/process/service-error.ts'
import { pageOf } from '../core/store/paging.ts'
import type { Db } from '../core/store/schema.ts'
import { KnownNames } from '../transfer/public.ts'
import {
  readPartnerNames,
  findScope,
  findQuantities,
  readQuantity,
  type NamedService,
  type Quantity,
} from './read-rows.ts'

interface Proposal {
  field: (typeof PROPOSED_FIELDS)[number]
  label: string
  row: object
}
type Found = Pick<StayedText, 'key' | 'field' | 'text' | 'unknown'> & { rows: Proposal[] }

/** Of a text in the list. */
const SHOWN_LENGTH = 300
/** Of a sentence that a button names. */
const LABEL_LENGTH = 120
/** Firms that a name may mean. */
const MOST_ALIKE = 2

interface Known {
  names: KnownNames<number>
  titleOf: Map<number, string>
  services: NamedService[]
}

async function openNames(db: Db): Promise<Known> {
  const [firms, services] = [await listNames(db, 'firms'), await listNames(db, 'services')]
  const names = new KnownNames<number>()
  for (const { id, name } of firms) names.add(id, name)
  return { names, titleOf: new Map(firms.toReversed().map(({ id, name }) => [id, name])), services }
}

/** Ids of the projects with such texts, as of a state of the store: all are read only after a change. */
const lists = new WeakMap<Db, { state: string; ids: Promise<number[]> }>()

async function listIds(db: Db): Promise<number[]> {
  const state = await readState(db)
  const last = lists.get(db)
  if (last?.state === state) return last.ids
  const ids = gather(listTexts(db, 'en')).then((found) => found.map(({ id }) => id))
  lists.set(db, { state, ids })
  ids.catch(() => lists.delete(db))
  return ids
}

async function gather(texts: AsyncIterable<ProjectTexts>): Promise<ProjectTexts[]> {
  const all: ProjectTexts[] = []
  for await (const one of texts) all.push(one)
  return all
}

/** @param only of these projects */
async function* listTexts(db: Db, locale: Locale, only?: number[]): AsyncGenerator<ProjectTexts> {
  const known = await openNames(db)
  const kept = new Set((await listKeptTexts(db)).map(({ project_id: id, text_key: key }) => `${id} ${key}`))
  for await (const { id, title, titles, document } of walkDocuments(db, 'projects', 'newest', only)) {
    const texts = textsOf(document, known, locale).filter(({ key }) => !kept.has(`${id} ${key}`))
    const inItsLanguage = (JSON.parse(titles) as Partial<Record<Locale, string>>)[locale] ?? title
    const shown = texts.map(({ text, rows, ...others }) => ({
      ...others,
      text: shortened(text, SHOWN_LENGTH),
      rows: rows.map(({ field, label }) => ({ field, label })),
    }))
    if (shown.length > 0) yield { id, title: inItsLanguage, texts: shown }
  }
}

/** Projects with texts that could be rows, by id. */
export async function listProjectTexts(db: Db, query: ListQuery): Promise<ListAnswer<ProjectTexts>> {
  const { data: ids, meta } = pageOf(await listIds(db), query)
  return { data: await gather(listTexts(db, query.locale, ids)), meta }
}

/** Adds a proposed row to the newest version, as a draft. @throws ServiceError not_found, conflict, invalid */
export async function takeRow(deps: WriteDeps, id: number, { key, row }: { key: string; row: number }): Promise<void> {
  const { project, text } = await findText(deps.db, id, key)
  const proposal = text.rows[row]
  if (!proposal) throw changed()
  const rows = [...(project.document[proposal.field] as object[]), proposal.row]
  await changeContent(deps, 'projects', id, { [proposal.field]: rows }, { publish: false, version: project.version })
}

/** Takes a text off the list, until it changes. @throws ServiceError not_found, conflict */
export async function keepText({ db, actor, now }: WriteDeps, id: number, key: string): Promise<void> {
  await findText(db, id, key)
  await insertKeptText(db, { project_id: id, text_key: key, kept_at: now().toISOString(), kept_by: actor.email })
}

async function findText(db: Db, id: number, key: string): Promise<{ project: WalkedDocument; text: Found }> {
  const { value: project } = await walkDocuments(db, 'projects', 'newest', [id]).next()
  if (!project) throw notFound('Project')
  const text = textsOf(project.document, await openNames(db), 'en').find((one) => one.key === key)
  if (!text) throw changed()
  return { project, text }
}

const shortened = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text)
const changed = () => new ServiceError('conflict', 'This text has changed since: look at the list again')

function textsOf(document: ContentDocument, known: Known, locale: Locale): Found[] {
  const found = [sizeOf(document, locale), partnersOf(document, known), descriptionOf(document, known, locale)]
  return found.filter((text) => text !== undefined)
}

function sizeOf(document: ContentDocument, locale: Locale): Found | undefined {
  const size = document['size'] as { amount: number; unit: string } | null
  if (size === null) return undefined
  const quantity = readQuantity(size.amount, size.unit)
  if (quantity && has(document, quantity)) return undefined
  const text = `${size.amount} ${size.unit}`
  return { ...keyed('size', text), rows: quantity ? [proposed(quantity, locale)] : [], unknown: [] }
}

/** While visitors read the text instead of rows. */
function partnersOf(document: ContentDocument, { names, titleOf }: Known): Found | undefined {
  const { text, partners } = { text: document['jointVenture'] as string, partners: document['partners'] as Row[] }
  const wanted = readPartnerNames(text)
  if (text === '' || (partners.length > 0 && wanted.length <= partners.length)) return undefined
  const rows: Proposal[] = []
  const unknown: string[] = []
  for (const name of wanted) {
    const exact = names.find(name)
    const ids = exact.length > 0 ? exact : names.findAlike(name).slice(0, MOST_ALIKE)
    if (ids.length === 0) unknown.push(name)
    if (ids.some((id) => partners.some(({ firmId }) => firmId === id))) continue
    const row = (firmId: number): Proposal => ({
      field: 'partners',
      label: titleOf.get(firmId)!,
      row: { firmId, part: 'member', share: null },
    })
    rows.push(...ids.map(row))
  }
  return { ...keyed('jointVenture', text), rows: rows.slice(0, MAX_PROPOSALS), unknown }
}

/** Only if it says an amount or names a service that no row says. */
function descriptionOf(document: ContentDocument, { services }: Known, locale: Locale): Found | undefined {
  const text = htmlToText(document['description'] as string)
  const known = new Set(
    [...(document['quantities'] as Quantity[]), ...sizeQuantity(document)].map(({ measure }) => measure),
  )
  const quantities = findQuantities(text).filter(({ measure }) => !known.has(measure))
  const rows = [...quantities.map((one) => proposed(one, locale)), ...scopeOf(document, text, services)]
  if (rows.length === 0) return undefined
  return { ...keyed('description', text), rows: rows.slice(0, MAX_PROPOSALS), unknown: [] }
}

/** The first sentence of each service that no row has. */
function scopeOf(document: ContentDocument, text: string, services: NamedService[]): Proposal[] {
  const known = new Set((document['scope'] as { serviceId: number }[]).map(({ serviceId }) => serviceId))
  return findScope(text, services).flatMap(({ serviceId, sentence }): Proposal[] => {
    if (known.has(serviceId) || sentence.length > CONTENT_BOUNDS.summary) return []
    known.add(serviceId)
    const name = services.find(({ id }) => id === serviceId)!.name
    return [
      {
        field: 'scope',
        label: `${name}: ${shortened(sentence, LABEL_LENGTH)}`,
        row: { serviceId, sentence: { en: sentence, ne: '' } },
      },
    ]
  })
}

type Row = Record<string, unknown>

function sizeQuantity(document: ContentDocument): Quantity[] {
  const size = document['size'] as { amount: number; unit: string } | null
  const quantity = size && readQuantity(size.amount, size.unit)
  return quantity ? [quantity] : []
}

const has = (document: ContentDocument, { measure }: Quantity) =>
  (document['quantities'] as Quantity[]).some((one) => one.measure === measure)

function proposed({ measure, amount }: Quantity, locale: Locale): Proposal {
  const label = `${inLocale(MEASURES[measure].label, locale)}: ${quantityText(measure, amount, locale)}`
  return { field: 'quantities', label, row: { measure, amount } }
}

function keyed(field: StayedText['field'], text: string) {
  return { key: createHash('sha256').update(`${field}\n${text}`).digest('hex').slice(0, 32), field, text }
}

interface KeptTextTables {
  kept_text: KeptTextTable
}

/** A text that stays one. */
interface KeptTextTable {
  project_id: number
  text_key: string
  kept_at: string
  kept_by: string
}

declare module '../core/store/schema.ts' {
  interface Database extends KeptTextTables {}
}

const KINDS_READ = ['projects', 'firms', 'services'] as const

/** Another one after each change of what texts and rows are read from. */
async function readState(db: Db): Promise<string> {
  const items = await db
    .selectFrom('content_item')
    .select((eb) => [
      'entity',
      'state',
      eb.fn.countAll<number>().as('items'),
      eb.fn.sum<number>('version').as('versions'),
      eb.fn.max('updated_at').as('last'),
    ])
    .where('entity', 'in', KINDS_READ)
    .groupBy(['entity', 'state'])
    .orderBy('entity')
    .orderBy('state')
    .execute()
  const kept = await db
    .selectFrom('kept_text')
    .select((eb) => [eb.fn.countAll<number>().as('texts'), eb.fn.max('kept_at').as('last')])
    .execute()
  return JSON.stringify([items, kept])
}

/** Names of what is published and projects may refer to, in every language. */
async function listNames(db: Db, entity: 'firms' | 'services'): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectFrom('content_item')
    .select(['item_id as id', 'title', 'titles'])
    .where('entity', '=', entity)
    .where('state', '=', 'published')
    .orderBy('item_id')
    .execute()
  return rows.flatMap(({ id, title, titles }) =>
    [title, ...Object.values(JSON.parse(titles) as Record<string, string>)].map((name) => ({ id, name })),
  )
}

async function listKeptTexts(db: Db): Promise<{ project_id: number; text_key: string }[]> {
  return db.selectFrom('kept_text').select(['project_id', 'text_key']).execute()
}

async function insertKeptText(tx: Db, text: KeptTextTable): Promise<void> {
  await tx
    .insertInto('kept_text')
    .values(text)
    .onConflict((on) => on.columns(['project_id', 'text_key']).doNothing())
    .execute()
}
