import { href } from '../../../../contract/addresses.ts'
import { MoreLink } from '../../../../site/link.tsx'
import { defineWords, useWords } from '../../../../site/words.ts'
import texts from './reference.words.json' with { type: 'json' }

const words = defineWords(texts)

export default function SheetLink({ slug, title }: { slug: string; title: string }) {
  const { sheet } = useWords(words)
  return (
    <p className="screen-only">
      <MoreLink to={href('sheet', { slug })} aria-label={`${sheet}: ${title}`}>
        {sheet}
      </MoreLink>
    </p>
  )
}
