import type { RecordHealth } from '../contract/record-health.ts'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import { words } from './words.ts'

/** When a record was checked, and whether its owner has been asked since. */
export function CheckText({ of: { checkedOn, checkedBy, askedAt, isWanted } }: { of: RecordHealth }) {
  const say = useWords()
  const { dayOf } = useTimes()
  const checkText = () => {
    if (checkedOn === null) return say(words.never)
    return checkedBy ? say(words.checked, { day: dayOf(checkedOn), name: checkedBy }) : dayOf(checkedOn)
  }
  const isAskedSince = askedAt !== null && (checkedOn === null || askedAt.slice(0, 10) > checkedOn)
  const parts = [
    checkText(),
    isWanted ? say(words.wanted) : isAskedSince && say(words.askedOn, { day: dayOf(askedAt) }),
  ]
  return <span>{parts.filter(Boolean).join(' · ')}</span>
}

export function OwnerText({ of: { owner, faults } }: { of: RecordHealth }) {
  const say = useWords()
  const name = owner && `${owner.name} (${owner.email})`
  return <span>{name ?? say(faults.includes('owner') ? words.nobody : words.defaultOwner)}</span>
}
