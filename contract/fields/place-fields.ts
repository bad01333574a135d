import type { Location } from '../location/visibility.ts'
import type { Field, FieldOptions, LinkTable, Stored } from './field.ts'

export const districts = <const Given extends FieldOptions & { link: LinkTable }>(
  given: Given,
): Field<string[], false> & Stored<'districts', Given> => ({
  type: 'districts',
  empty: [],
  isTranslated: false,
  ...given,
})

export const localLevels = <const Given extends FieldOptions & { link: LinkTable }>(
  given: Given,
): Field<string[], false> & Stored<'localLevels', Given> => ({
  type: 'localLevels',
  empty: [],
  isTranslated: false,
  ...given,
})

/** Degrees (WGS 84). */
export const location = (given: FieldOptions): Field<{ latitude: number; longitude: number } | null, false> => ({
  type: 'location',
  empty: null,
  initial: { latitude: null, longitude: null },
  isTranslated: false,
  ...given,
})

/** A point or a line in Nepal, and who may see it. */
export const geometry = <const Given extends FieldOptions>(
  given: Given,
): Field<Location | null, false> & Stored<'geometry', Given> => ({
  type: 'geometry',
  hidesBy: 'visibility',
  empty: null,
  isTranslated: false,
  ...given,
})
