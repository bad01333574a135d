import { href } from '../../../../contract/addresses.ts'
import { Link } from '../../../../site/link.tsx'
import { useWords } from '../../../../site/words.ts'
import { words } from './reference.words.ts'

export default function SheetLink({ slug, title }: { slug: string; title: string }) {
  const { sheet } = useWords(words)
  return (
    <p className="screen-only">
      <Link className="more" to={href('sheet', { slug })} aria-label={`${sheet}: ${title}`}>
        {sheet}
      </Link>
    </p>
  )
}
