import { z } from 'zod'
import type { Field } from '../../contract/fields/field.ts'
import { firmKind } from '../../contract/firm/kind.ts'
import { projectKind, type ProjectFacts } from '../../contract/projects/kind.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../contract/locale.ts'
import { formatNumber } from '../../contract/money.ts'
import { toPageLocale } from '../../contract/page-locales.ts'
import { MEASURES, inLocale, quantityText } from '../../contract/projects/measures.ts'
import type { PartnerPart } from '../../contract/projects/project-role.ts'
import type { ProjectRows } from '../../contract/projects/project-rows.ts'
import { fromCells } from '../core/content/columns.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { listRows } from '../core/content/store/records.ts'
import type { Db } from '../core/store/schema.ts'
import { serviceReferences, toServiceReference } from '../services/public.ts'

const partnerNames = publicKind(firmKind, { item: z.object({ id: z.int(), name: z.string() }) })

/** With whom the firm did a project, in one sentence; empty where no partner is known. */
function partnershipSentence(
  { role, share, partners }: Pick<ProjectFacts, 'role' | 'share'> & Pick<ProjectRows, 'partners'>,
  locale: Locale,
): string {
  if (partners.length === 0) return ''
  const say = SENTENCES[toPageLocale(locale)]
  const percent = (value: number | null) => (value === null ? '' : `${formatNumber(value, locale)}%`)
  const named = (parts: PartnerPart[]) =>
    partners
      .filter(({ part }) => parts.includes(part))
      .map(({ name, part, share: own }) => [name, [part === 'lead' && say.lead, percent(own)].filter(Boolean)] as const)
      .map(([name, details]) => (details.length > 0 ? `${name} (${details.join(', ')})` : name))
  const and = (names: string[]) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(say.and)
  const [main, venture, subs] = [named(['main']), named(['lead', 'member']), named(['sub'])]
  const clauses = [
    main.length > 0 && say.under(and(main)),
    venture.length > 0 && say.venture(and(venture), role === 'lead'),
    subs.length > 0 && say.subs(and(subs)),
    share !== null && say.share(percent(share)),
  ].filter((clause) => clause !== false)
  return say.whole(clauses.join('; '))
}

const SENTENCES = {
  en: {
    lead: 'lead',
    and: ' and ',
    under: (names: string) => `as sub-consultant of ${names}`,
    venture: (names: string, leads: boolean) =>
      leads ? `as lead of a joint venture with ${names}` : `in joint venture with ${names}`,
    subs: (names: string) => `with ${names} as sub-consultant`,
    share: (percent: string) => `our share ${percent}`,
    whole: (sentence: string) => sentence.replace(/^./, (first) => first.toUpperCase()),
  },
  ne: {
    lead: 'मुख्य साझेदार',
    and: ' र ',
    under: (names: string) => `${names} को उप-परामर्शदाताका रूपमा`,
    venture: (names: string, leads: boolean) =>
      leads ? `${names} सँगको संयुक्त उपक्रममा मुख्य साझेदार` : `${names} सँगको संयुक्त उपक्रममा`,
    subs: (names: string) => `उप-परामर्शदाता: ${names}`,
    share: (percent: string) => `हाम्रो हिस्सा ${percent}`,
    whole: (sentence: string) => sentence,
  },
}

const { quantities, scope, partners } = projectKind.fields

/** The rows of some projects, by their ids. Returns a function from a project's id and facts to contract objects. */
export async function loadProjectRows(
  db: Db,
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
  const [services, named] = await Promise.all([
    serviceReferences.listById(db, wanted, locale),
    partnerNames.listById(db, firms, locale),
  ])
  const serviceOf = new Map(services.map((service) => [service.id, service]))
  const names = new Map(named.map(({ id, name }) => [id, name]))
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
async function rowsOf<One extends Field & { rowsIn: string }>(db: Db, field: One, ids: readonly number[]) {
  const rows = await listRows(db, projectKind.table, ids, field.rowsIn)
  const byId = Map.groupBy(rows, (row) => row['project_id'])
  return (id: number) => (byId.get(id) ?? []).map((row) => fromCells(field, row) as RowOf<One>)
}

/** In the language of the answer; else in English, or in what there is. */
function textIn(texts: Record<Locale, string>, locale: Locale): { sentence: string; locale: Locale } {
  const known: readonly Locale[] = [locale, DEFAULT_LOCALE, ...LOCALES]
  const found = known.find((one) => texts[one]) ?? locale
  return { sentence: texts[found] ?? '', locale: found }
}
