import { NothingHere } from './nothing-here.tsx'
import { common, useWords } from '../words/use-words.ts'

/** Of addresses below /admin that no screen has. */
export function NoSuchPage() {
  const say = useWords()
  return <NothingHere title={say(common.no_such_page.title)}>{say(common.no_such_page.text)}</NothingHere>
}
