import { useResourceContext, useTranslate } from 'react-admin'
import { common, useWords } from '../words/use-words.ts'
import { NothingHere } from '../layout/nothing-here.tsx'

const EDITORS_ONLY = {
  en: '“%{name}” is for editors. Ask one of them if something has to be done here.',
  ne: '“%{name}” सम्पादकका लागि हो। यहाँ केही गर्नु परे उहाँहरूलाई भन्नुहोस्।',
}

/** The people to ask, in place of a screen. */
export function Refusal({ isForOwners }: { isForOwners: boolean }) {
  const say = useWords()
  const translate = useTranslate()
  const name = translate(`resources.${useResourceContext()}.name`, { smart_count: 2 })
  return <NothingHere title={name}>{say(isForOwners ? common.owners_only : EDITORS_ONLY, { name })}</NothingHere>
}
