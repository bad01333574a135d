import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Present } from '../../contract/form-states/form-state.ts'
import { formStateCalls } from './form-state-calls.ts'

/** Milliseconds between two signs of life; those of hidden tabs pause. */
const SIGN_OF_LIFE = 30_000

/** Says that an item is open here. @returns who else has it open, and who has saved it last */
export function usePresence(entity: string, id: number | undefined, isWritable: boolean): Present | undefined {
  const isPresent = isWritable && id !== undefined
  const { data } = useQuery({
    queryKey: ['presence', entity, id],
    queryFn: async () => (await formStateCalls.stay(entity, id!, { tab: tabName() })).data,
    enabled: isPresent,
    refetchInterval: SIGN_OF_LIFE,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (isPresent) return () => void formStateCalls.stay(entity, id, { tab: tabName(), isLeaving: true }).catch(ignore)
    return undefined
  }, [entity, id, isPresent])
  return data
}

/** The server forgets the tab after a minute. */
const ignore = () => undefined

/** A reload keeps it. */
function tabName(): string {
  const name = sessionStorage.getItem('tab') ?? Math.random().toString(36).slice(2)
  sessionStorage.setItem('tab', name)
  return name
}
