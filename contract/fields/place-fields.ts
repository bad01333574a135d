import type { Location } from '../location/visibility.ts'
import { plainField, type Field, type FieldOptions, type LinkTable } from './field.ts'

export const districts = <const Given extends FieldOptions & { link: LinkTable }>(given: Given) =>
  plainField<string[], 'districts', Given>('districts', [], given)

export const localLevels = <const Given extends FieldOptions & { link: LinkTable }>(given: Given) =>
  plainField<string[], 'localLevels', Given>('localLevels', [], given)

/** Degrees (WGS 84). */
export const location = (given: FieldOptions): Field<{ latitude: number; longitude: number } | null, false> =>
  plainField('location', null, { initial: { latitude: null, longitude: null }, ...given })

/** A point or a line in Nepal, and who may see it. */
export const geometry = <const Given extends FieldOptions>(given: Given) =>
  plainField<Location | null, 'geometry', Given>('geometry', null, { hidesBy: 'visibility', ...given })
