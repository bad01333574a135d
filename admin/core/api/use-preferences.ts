import type { Preferences } from '../../../contract/preferences/preferences.ts'
import { useRead } from './use-read.ts'

const MINUTE = 60_000

/** This person's choices for the staff screens; `data` is undefined until it has come. */
export const usePreferences = () => useRead<Preferences>(['preferences'], '/preferences', { staleTime: MINUTE })
