import type { Readiness } from '../../contract/readiness/readiness.ts'
import { useRead } from '../api/use-read.ts'

/** Computed by the server at each look. */
export const useReadiness = () => useRead<Readiness>(['readiness'], '/readiness')
