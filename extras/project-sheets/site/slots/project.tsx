import { href } from '../../../../contract/addresses.ts'
import { MoreLink } from '../../../../site/link.tsx'
import { defineWords, useWords } from '../../../../site/words.ts'
import texts from './project.words.json' with { type: 'json' }

const words = defineWords(texts)

export default function SheetLink({ slug }: { slug: string }) {
  return (
    <p className="screen-only">
      <MoreLink to={href('sheet', { slug })}>{useWords(words).sheet}</MoreLink>
    </p>
  )
}
