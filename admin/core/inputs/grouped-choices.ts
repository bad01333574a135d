import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useGetList, useLocale, type SortPayload } from 'react-admin'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import type { ContentRow } from '../../../contract/content/content.ts'
import { LOCALES, type OtherLocale } from '../../../contract/locale.ts'
import { nameOfText, type PageKey } from '../../../contract/pages/page-texts.ts'
import type { LocalLevel, Province } from '../../../contract/places/place.ts'
import { call } from '../api/call.ts'
import { wordsIn } from '../words/use-words.ts'
import { districtsIn } from '../location/use-district-names.ts'

export interface Choice {
  id: number | string
  name: string
}
export interface GroupedChoice extends Choice {
  group: string
  /** Its names in all languages, to be found by. */
  names?: string
}

/** Whether one of the names of a choice contains the search text. */
export const hasName = (typed: string, { name, names = name }: GroupedChoice): boolean =>
  names.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase())

/** More choices than a firm will ever have. */
const ALL = { page: 1, perPage: 1000 }
export const BY_TITLE = { field: 'title', order: 'ASC' } as const
/** Only published items can be referred to. */
export const PUBLISHED = { state: 'published' }
const BY_POSITION = { field: 'position', order: 'ASC' } as const

/** Until a row is read, react-admin shows the record of a form in its place, which has no `titles`. */
type Titled = Pick<ContentRow, 'title'> & Partial<Pick<ContentRow, 'titles' | 'entity' | 'group'>>

/** @returns what an item is called in the language of the screens: a text of a page by its place, others by their title */
export function useTitleOf(): (row: Titled) => string {
  const locale = useLocale()
  // Another function at each rendering would take what is being typed out of an autocomplete.
  return useCallback(
    ({ title, titles, entity, group }) =>
      entity === 'pages' && group
        ? wordsIn(nameOfText(group as PageKey), locale)
        : titles?.[locale as OtherLocale] || title,
    [locale],
  )
}

type RowChoice = Choice & Pick<ContentRow, 'group' | 'date'>

function useChoices(entity: string, sort: SortPayload, isEnabled = true, filter = {}): RowChoice[] {
  const titleOf = useTitleOf()
  const { data = [] } = useGetList<ContentRow>(entity, { pagination: ALL, sort, filter }, { enabled: isEnabled })
  return data.map((row) => ({ id: row.id, name: titleOf(row), group: row.group, date: row.date }))
}

const isTop = ({ group }: RowChoice) => group === null

/** All items of a kind by their titles. @param isEnabled nothing is fetched otherwise */
export const useAllChoices = (entity: string, isEnabled?: boolean): Choice[] => useChoices(entity, BY_TITLE, isEnabled)

const isOver = (lastDay: string): boolean => lastDay < nepalDay(new Date())

/** The own facts of projects, people or the firm that have not ended, and the one that is chosen. */
export const useOfferedFacts = (about: string, chosen: unknown): Choice[] =>
  useChoices('facts', BY_POSITION, true, { ...PUBLISHED, group: about }).filter(
    ({ id, date }) => id === chosen || date === null || !isOver(date),
  )

/** Items beneath which others of their kind can stand. */
export const useTopChoices = (entity: string, isEnabled?: boolean): Choice[] =>
  useChoices(entity, BY_POSITION, isEnabled).filter(isTop)

/** All published items of a nested kind, each beneath its parent; a parent can be chosen itself. */
export function useNestedChoices(entity: string): GroupedChoice[] {
  const all = useChoices(entity, BY_POSITION, true, PUBLISHED)
  return all.filter(isTop).flatMap((parent) => {
    const children = all.filter(({ group }) => group === String(parent.id))
    return [parent, ...children].map((choice) => ({ ...choice, group: parent.name }))
  })
}

/** The districts of Nepal by province, in the order of their names in the language of the screens. */
export function useDistrictChoices(): GroupedChoice[] {
  const locale = useLocale()
  const { data = [] } = useQuery({
    queryKey: ['districts', 'choices', locale],
    staleTime: Infinity,
    queryFn: async ({ client }) => {
      const provinces = await call<Province[]>(`/provinces?locale=${locale}`)
      const districts = await withAllNames(locale, (one) => client.fetchQuery(districtsIn(one)))
      const groups = new Map(provinces.data.map(({ number, name }) => [number, name]))
      return districts
        .toSorted((one, other) => one.province - other.province || one.name.localeCompare(other.name, locale))
        .map(({ code, name, names, province }) => ({ id: code, name, names, group: groups.get(province) ?? '' }))
    },
  })
  return data
}

/** Places as they are called in a language, each with its names in all of them. */
async function withAllNames<Row extends { code: string; name: string }>(
  locale: string,
  read: (locale: string) => Promise<Row[]>,
) {
  const others = LOCALES.filter((other) => other !== locale)
  const [rows = [], ...lists] = await Promise.all([locale, ...others].map(read))
  const byCode = Map.groupBy([rows, ...lists].flat(), ({ code }) => code)
  return rows.map((row) => ({
    ...row,
    names: byCode
      .get(row.code)!
      .map(({ name }) => name)
      .join(' '),
  }))
}

/** The local levels of these districts, in the language of the screens. */
export function useLocalLevelChoices(codes: string[]): GroupedChoice[] {
  const districts = useDistrictChoices()
  const locale = useLocale()
  const { data = [] } = useQuery({
    queryKey: ['local-levels', locale],
    staleTime: Infinity,
    enabled: codes.length > 0,
    queryFn: () => withAllNames(locale, async (one) => (await call<LocalLevel[]>(`/local-levels?locale=${one}`)).data),
  })
  return codes.flatMap((code) => {
    const group = districts.find(({ id }) => id === code)?.name ?? code
    return data
      .filter(({ district }) => district === code)
      .map((level) => ({ id: level.code, name: level.name, names: level.names, group }))
  })
}
