import type { Kysely } from 'kysely'
import { projectKind, type ProjectFacts } from '../../contract/kinds/project.ts'
import type { Field } from '../../contract/kinds/field.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../contract/locale.ts'
import { inLocale, MEASURES, quantityText } from '../../contract/projects/measures.ts'
import type { ProjectRows } from '../../contract/projects/project-rows.ts'
import { listRows } from '../core/content/store/records.ts'
import { fromCells } from '../core/content/columns.ts'
import type { Database } from '../core/store/schema.ts'
import { listServicesById, toServiceReference } from '../services/public.ts'
import { partnershipSentence } from './partnership.ts'
import { listFirmNames } from './store/firm-names.ts'

const { quantities, scope, partners } = projectKind.fields

/** The rows of some projects, by their ids. Returns a function from a project's id and facts to contract objects. */
export async function loadProjectRows(
  db: Kysely<Database>,
  ids: readonly number[],
  locale: Locale,
): Promise<(id: number, facts: Pick<ProjectFacts, 'role' | 'share'>) => ProjectRows> {
  const [quantitiesOf, scopeOf, partnersOf] = await Promise.all([
    rowsOf(db, quantities, ids),
    rowsOf(db, scope, ids),
    rowsOf(db, partners, ids),
  ])
  const wanted = [...new Set(ids.flatMap((id) => scopeOf(id).map(({ serviceId }) => serviceId)))]
  const firms = [...new Set(ids.flatMap((id) => partnersOf(id).map(({ firmId }) => firmId)))]
  const [services, names] = await Promise.all([listServicesById(db, wanted, locale), listFirmNames(db, firms, locale)])
  const serviceOf = new Map(services.map((service) => [service.id, service]))
  return (id, { role, share }) => {
    const known = partnersOf(id).flatMap(({ firmId, ...partner }) => {
      const name = names.get(firmId)
      return name === undefined ? [] : [{ id: firmId, name, ...partner }]
    })
    return {
      quantities: quantitiesOf(id).map(({ measure, amount }) => ({
        measure,
        amount: amount!,
        label: inLocale(MEASURES[measure].label, locale),
        text: quantityText(measure, amount!, locale),
      })),
      scope: scopeOf(id).flatMap(({ serviceId, sentence }) => {
        const service = serviceOf.get(serviceId)
        return service ? [{ service: toServiceReference(service), ...textIn(sentence, locale) }] : []
      }),
      partners: known,
      partnership: partnershipSentence({ role, share, partners: known }, locale),
    }
  }
}

type RowOf<One> = One extends Field<(infer Row)[], false> ? Omit<Row & object, 'datesAsEntered'> : never

/** Returns a function from a project's id to its rows of a field, in order. */
async function rowsOf<One extends Field & { rowsIn: string }>(
  db: Kysely<Database>,
  field: One,
  ids: readonly number[],
) {
  const rows = await listRows(db, projectKind.table, ids, { table: field.rowsIn })
  const byId = Map.groupBy(rows, (row) => row['project_id'])
  return (id: number) => (byId.get(id) ?? []).map((row) => fromCells(field, row) as RowOf<One>)
}

/** In the language of the answer; else in English, or in what there is. */
function textIn(texts: Record<Locale, string>, locale: Locale): { sentence: string; locale: Locale } {
  const known: readonly Locale[] = [locale, DEFAULT_LOCALE, ...LOCALES]
  const found = known.find((one) => texts[one]) ?? locale
  return { sentence: texts[found] ?? '', locale: found }
}
