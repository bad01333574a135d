import { isNoValue } from '../../../contract/amounts.ts'
import { fieldsOf } from '../../../contract/fields/kind.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import type { ReadCells } from './columns.ts'
import type { Importing } from './importing.ts'
import { plainName, type Names } from './known-names.ts'
import { chosenFor } from './resolve-names.ts'

const KIND_OF_LEVEL =
  / (?:(?:(?:sub ?)?metropolitan|municipal) city|(?:rural )?municipality)$|\s?(?:(?:उप)?महानगरपालिका|नगरपालिका|गाउँपालिका)$/
/** Codes of local levels begin with that of their district. */
const DISTRICT_LENGTH = 3

/** Districts by code or by name in any language; a municipality alone brings its district along. */
export function resolveDistricts(importing: Importing, names: Names, entity: ContentEntity, read: ReadCells): void {
  const { given, faults, notes } = read
  const { districts, localLevels, provinces, chosen } = names
  const fields = fieldsOf(kindOf(entity))
  const ofLevels = fields.find(([, { type }]) => type === 'localLevels')?.[0]
  const resolve = (field: string, name: string, beside: string[]): string[] => {
    const codes = districts.find(name)
    if (codes.length === 1) return codes
    if (isNoValue(name)) return []
    const plain = plainName(name)
    const named = localLevels.find(plain.replace(KIND_OF_LEVEL, ''))
    const near = named.filter((code) => beside.includes(districtOf(code)))
    const levels = near.length > 0 ? near : named
    if (ofLevels && !chosen.districts.has(plain) && levels.length > 0) {
      if (levels.length === 1) {
        given[ofLevels] = [...((given[ofLevels] as string[] | undefined) ?? []), levels[0]]
        notes.push(['localLevel', name])
        return [districtOf(levels[0]!)]
      }
      const where = new Intl.ListFormat('en-US').format(levels.map((code) => districts.nameOf(districtOf(code))))
      faults.push([field, `“${name}” is in ${where}: write the district too`])
      return []
    }
    if (provinces.find(name).length > 0) {
      faults.push([field, `“${name}” is a province: write its districts`])
      return []
    }
    const choice = chosenFor(importing, names, 'districts', name)
    if (choice === undefined) faults.push([field, `There is no district “${name}”: write its name or its number`])
    return choice ? [choice] : []
  }
  for (const [field, { type }] of fields) {
    const value = given[field]
    if (type !== 'districts' || !Array.isArray(value)) continue
    const beside = value.flatMap((name) => districts.find(String(name)))
    given[field] = [...new Set(value.flatMap((name) => resolve(field, String(name), beside)))]
  }
}

const districtOf = (localLevel: string): string => localLevel.slice(0, DISTRICT_LENGTH)
