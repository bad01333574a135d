import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { SetUpStepState } from '../../contract/set-up/set-up.ts'
import { call } from '../core/api/call.ts'
import type { SetUpStep } from '../core/feature.ts'
import { HELP } from '../help/help.ts'

export interface ShownStep extends SetUpStep {
  name: string
  /** Undefined: it is not counted. */
  isDone: boolean | undefined
}

/** First part of the key under which the steps are read: invalidate it after a save. */
export const SET_UP = 'set-up'

/** The steps that features declare, in their order, with the server's answer to which are done. @param enabled whether to ask */
export function useSetUp({ enabled = true } = {}): UseQueryResult<ShownStep[]> {
  return useQuery({
    queryKey: [SET_UP, 'steps'],
    enabled,
    queryFn: async () => {
      const { data } = await call<SetUpStepState[]>('/set-up/steps')
      return Object.entries(HELP)
        .flatMap(([name, { setUp }]) =>
          setUp ? [{ ...setUp, name, isDone: data.find((answer) => answer.name === name)?.isDone }] : [],
        )
        .toSorted((one, other) => one.place - other.place)
    },
  })
}

/** How many of the counted steps are done. */
export function countDone(steps: ShownStep[]): { done: number; total: number } {
  const counted = steps.filter(({ isDone }) => isDone !== undefined)
  return { done: counted.filter(({ isDone }) => isDone).length, total: counted.length }
}

export function isSettingUp(steps: ShownStep[] | undefined): steps is ShownStep[] {
  return steps?.some(({ isDone }) => isDone === false) ?? false
}

/** The rest needs little room. */
export function isMostlyDone(steps: ShownStep[]): boolean {
  const { done, total } = countDone(steps)
  return done * 2 > total
}

/** Where to go on: the first step that is not done, or the last one, which says what comes next. */
export function nextStep(steps: ShownStep[]): ShownStep | undefined {
  return steps.find(({ isDone }) => isDone === false) ?? steps.at(-1)
}

export const setUpPath = (step: ShownStep | undefined): string => `/set-up/${step?.name ?? ''}`
