import { useResourceContext, useTranslate } from 'react-admin'
import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'
import type { Words } from '../../../contract/locale.ts'
import { common, useWords } from '../words/use-words.ts'
import refusalWords from './refusal-words.json' with { type: 'json' }
import { NothingHere } from '../layout/nothing-here.tsx'

const SAID: Partial<Record<StaffRole, Words>> = { bids: refusalWords.bids_only, owner: common.owners_only }

/** The people to ask, in place of a screen. */
export function Refusal({ least }: { least: StaffRole }) {
  const say = useWords()
  const translate = useTranslate()
  const name = translate(`resources.${useResourceContext()}.name`, { smart_count: 2 })
  return <NothingHere title={name}>{say(SAID[least] ?? refusalWords.editors_only, { name })}</NothingHere>
}
