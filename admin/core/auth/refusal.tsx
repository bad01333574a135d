import { useResourceContext, useTranslate } from 'react-admin'
import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'
import type { Words } from '../../../contract/locale.ts'
import { common, useWords } from '../words/use-words.ts'
import { NothingHere } from '../layout/nothing-here.tsx'

const EDITORS_ONLY = {
  en: '“%{name}” is for editors. Ask one of them if something has to be done here.',
  ne: '“%{name}” सम्पादकका लागि हो। यहाँ केही गर्नु परे उहाँहरूलाई भन्नुहोस्।',
}
const BIDS_ONLY = {
  en: '“%{name}” is for bid writers. Ask one of them or an owner if something has to be done here.',
  ne: '“%{name}” प्रस्ताव लेखकका लागि हो। यहाँ केही गर्नु परे उहाँहरू वा मुख्य प्रशासकलाई भन्नुहोस्।',
}
const SAID: Partial<Record<StaffRole, Words>> = { bids: BIDS_ONLY, owner: common.owners_only }

/** The people to ask, in place of a screen. */
export function Refusal({ least }: { least: StaffRole }) {
  const say = useWords()
  const translate = useTranslate()
  const name = translate(`resources.${useResourceContext()}.name`, { smart_count: 2 })
  return <NothingHere title={name}>{say(SAID[least] ?? EDITORS_ONLY, { name })}</NothingHere>
}
