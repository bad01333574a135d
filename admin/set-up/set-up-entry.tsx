import type { ReactNode } from 'react'
import { useWords } from '../words/use-words.ts'
import { isSettingUp, nextStep, setUpPath, useSetUp } from './use-set-up.ts'
import { setUpWords } from './words.ts'

/** In the menu, until every step is done: the way back to the next one. */
export default function SetUpEntry({ children }: { children: (to: string, label: string) => ReactNode }) {
  const say = useWords()
  const { data } = useSetUp()
  return isSettingUp(data) && children(setUpPath(nextStep(data)), say(setUpWords.title))
}
