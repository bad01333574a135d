import type { NewProject, ProjectChange, ProjectDocument } from '../../../../contract/project-writing.ts'
import { listReferring } from '../../../store/content-users.ts'
import { listKnownDistricts } from '../../../store/places.ts'
import { findProjectLinks, isCodeInUse, listAncestorIds, replaceProjectLinks } from '../../../store/project-links.ts'
import { deleteRecord, findRecord, listRecordIds, putRecord, setRecordPosition } from '../../../store/records.ts'
import { loadPictures } from '../../pictures/pictures.ts'
import { invalid } from '../../service-error.ts'
import type { ContentKind } from '../kind.ts'
import { changedNepali, cleanHtml, listGaps, requirePictures, requirePublished, stored } from '../parts.ts'
import { chooseSlug, refuseTakenSlug } from '../slug.ts'
import { factColumns, toFacts } from './project-facts.ts'

const SLUGS = { entity: 'projects', table: 'project' } as const

export const projectKind: ContentKind<ProjectDocument, NewProject & ProjectChange> = {
  entity: 'projects',
  noun: 'Project',
  publishesAtOnce: true,
  hasOrder: true,

  async complete(tx, given, before, { id }) {
    const ne = changedNepali(given.translations, before?.translations)
    const title = given.title ?? before!.title
    /** What was given, null included, else what there was. */
    const chosen = <Field extends 'parentId' | 'clientId' | 'start' | 'end' | 'value' | 'share' | 'size'>(field: Field) =>
      (given[field] === undefined ? (before?.[field] ?? null) : given[field]) as ProjectDocument[Field]
    const listed = <Item>(items: Item[] | undefined, old: Item[] | undefined) => [...new Set(items ?? old ?? [])]
    return {
      title,
      slug: given.slug ?? before?.slug ?? (await chooseSlug(tx, { ...SLUGS, id }, title, 'project')),
      code: given.code ?? before!.code,
      description: await cleanHtml(given.description ?? before?.description ?? ''),
      status: given.status ?? before!.status,
      parentId: chosen('parentId'),
      clientId: chosen('clientId'),
      districts: listed(given.districts, before?.districts),
      serviceIds: listed(given.serviceIds, before?.serviceIds),
      pictureIds: listed(given.pictureIds, before?.pictureIds),
      start: chosen('start'),
      end: chosen('end'),
      funder: given.funder ?? before?.funder ?? '',
      value: chosen('value'),
      share: chosen('share'),
      jointVenture: given.jointVenture ?? before?.jointVenture ?? '',
      size: chosen('size'),
      translations: { ne: ne && { title: ne.title, description: await cleanHtml(ne.description ?? '') } },
    }
  },

  async check(tx, { slug, code, parentId, clientId, districts, serviceIds, pictureIds, start, end }, id) {
    if (parentId === id) throw invalid({ parentId: 'A project cannot be a part of itself' })
    await requirePublished(tx, 'parentId', 'projects', [parentId])
    if (parentId !== null && (await listAncestorIds(tx, parentId)).includes(id)) {
      throw invalid({ parentId: 'A project cannot be a part of one of its own parts' })
    }
    await requirePublished(tx, 'clientId', 'clients', [clientId])
    await requirePublished(tx, 'serviceIds', 'services', serviceIds)
    await requirePictures(tx, 'pictureIds', pictureIds)
    const known = await listKnownDistricts(tx, districts)
    const unknown = districts.find((district) => !known.includes(district))
    if (unknown) throw invalid({ districts: `There is no district ${unknown}` })
    // Months are compared only where both are known.
    if (start && end && start.slice(0, end.length) > end.slice(0, start.length)) throw invalid({ end: 'End must not be before the start' })
    await refuseTakenSlug(tx, { ...SLUGS, id }, slug)
    if (await isCodeInUse(tx, code, id)) throw invalid({ code: `Another project has the number ${code}` })
  },

  async read(db, id) {
    const record = await findRecord(db, 'project', id)
    if (!record) return undefined
    const { row, en, ne } = record
    const { pictureIds, districtCodes, serviceIds } = await findProjectLinks(db, id)
    const document = {
      title: en.title,
      slug: row.slug,
      code: row.code,
      description: en.description ?? '',
      status: row.status,
      parentId: row.parent_id,
      clientId: row.client_id,
      districts: districtCodes,
      serviceIds,
      pictureIds,
      start: row.started,
      end: row.ended,
      ...toFacts(row),
      translations: { ne: ne ? { title: ne.title, description: ne.description ?? '' } : null },
    }
    return { document, position: row.sort_order, createdAt: row.created_at, updatedAt: row.updated_at }
  },

  listIds: (db) => listRecordIds(db, 'project'),

  async put(tx, id, document, { position, createdAt, updatedAt }) {
    const { title, description, pictureIds, districts, serviceIds, translations } = document
    const { ne } = translations
    const row = {
      slug: document.slug,
      code: document.code,
      status: document.status,
      parent_id: document.parentId,
      client_id: document.clientId,
      started: document.start,
      ended: document.end,
      ...factColumns(document),
      sort_order: position,
      created_at: createdAt,
      updated_at: updatedAt,
    }
    const english = { title, ...stored({ description }) }
    await putRecord(tx, 'project', id, row, { en: english, ne: ne ? { ...stored(ne), title: ne.title } : undefined })
    await replaceProjectLinks(tx, id, { pictureIds, districtCodes: districts, serviceIds })
  },

  remove: (tx, id) => deleteRecord(tx, 'project', id),
  place: (tx, id, position) => setRecordPosition(tx, 'project', id, position),
  listUsers: (db, id) => listReferring(db, { entity: 'projects', table: 'project', column: 'parent_id' }, id),

  describe({ title, code, description, status, clientId, districts, serviceIds, pictureIds, start, funder, jointVenture, translations: { ne } }) {
    return {
      title,
      titleNe: ne?.title ?? null,
      group: status,
      date: start,
      pictureId: pictureIds[0] ?? null,
      gaps: listGaps({
        picture: pictureIds.length === 0,
        district: districts.length === 0,
        client: clientId === null,
        service: serviceIds.length === 0,
        description: !description,
        dates: start === null,
        nepali: !ne?.description,
      }),
      words: [code, funder, jointVenture],
    }
  },

  path: async (_db, { slug }) => `/projects/${slug}`,
  addresses: async (_db, { slug }, id) => new Map([[`/projects/${slug}`, id]]),

  async present(db, { pictureIds }) {
    const pictureOf = await loadPictures(db, pictureIds, 'en')
    return { pictures: pictureIds.map((id) => pictureOf(id)).filter((picture) => picture !== null) }
  },
}
