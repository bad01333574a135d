import type { Feature } from '../core/feature.ts'
import { facts } from './check-facts.ts'

/** Facts that a firm adds itself. */
export const feature: Feature = { kinds: [facts] }
