import { useEffect, useState } from 'react'
import { endWait, onQuestion } from '../api/questions.ts'

/** Whether calls wait for an answer, and a function that lets them go on or fail. */
export function useQuestion(question: Parameters<typeof endWait>[0]) {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    onQuestion(question, () => setAsked(true))
    return () => {
      onQuestion(question, undefined)
      endWait(question, false)
    }
  }, [question])
  const answer = (isAnswered: boolean) => {
    setAsked(false)
    endWait(question, isAnswered)
  }
  return { isAsked, answer }
}
