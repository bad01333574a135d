import type { z } from 'zod'
import type { FeatureEnvironment } from './core/feature.ts'
import { findModules } from './core/process/find-modules.ts'

type Variables = { [Name in keyof FeatureEnvironment]: z.ZodType<FeatureEnvironment[Name]> }

const found = await findModules<{ variables: object }>(
  new URL('../extras/', import.meta.url),
  '*/server/variables.ts',
  import.meta.env && import.meta.glob('../extras/*/server/variables.ts', { eager: true }),
)

/** Environment variables of all extras, with their schemas. */
export const EXTRA_VARIABLES: Variables = Object.assign({}, ...Object.values(found).map(({ variables }) => variables))
