import type { z } from 'zod'
import type { FeatureEnvironment } from './core/feature.ts'
import { importOfExtras } from './extras.ts'

type Variables = { [Name in keyof FeatureEnvironment]: z.ZodType<FeatureEnvironment[Name]> }

const found = await importOfExtras<{ variables: object }>(
  'server/variables.ts',
  import.meta.env && import.meta.glob('../extras/*/server/variables.ts', { eager: true }),
)

/** Environment variables of all extras, with their schemas. */
export const EXTRA_VARIABLES: Variables = Object.assign({}, ...found.map(({ variables }) => variables))
