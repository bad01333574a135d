import { useQueryClient } from '@tanstack/react-query'
import type { Preferences, PreferencesChange } from '../../../contract/preferences/preferences.ts'
import { call } from '../api/call.ts'
import { useRead } from '../api/use-read.ts'

const KEY = ['preferences']
const MINUTE = 60_000

/** This person's choices for the staff screens; `data` is undefined until it has come. */
export const usePreferences = () => useRead<Preferences>(KEY, '/preferences', { staleTime: MINUTE })

/** @returns a function that makes a change of the newest preferences. @throws ApiError */
export function useChangePreferences() {
  const queryClient = useQueryClient()
  return async (changeOf: (newest: Preferences) => PreferencesChange): Promise<void> => {
    // Another tab or computer may have changed them meanwhile.
    const { data: newest } = await call<Preferences>('/preferences')
    const { data } = await call<Preferences>('/preferences', { method: 'PATCH', body: changeOf(newest) })
    queryClient.setQueryData(KEY, data)
  }
}
