import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { useWords } from '../../words.ts'
import { words } from './words.ts'

interface CategoryLinksProps {
  categories: { slug: string; name: string; newsCount: number }[]
  current: string
}

export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const t = useWords(words)
  const total = categories.reduce((sum, { newsCount }) => sum + newsCount, 0)
  return (
    <nav aria-label={t.categories}>
      <ul className="category-links">
        <CategoryLink to={href('news')} name={t.all} count={total} isCurrent={current === ''} />
        {categories.map(({ slug, name, newsCount }) => (
          <CategoryLink
            key={slug}
            to={href('news', { category: slug })}
            name={name}
            count={newsCount}
            isCurrent={slug === current}
          />
        ))}
      </ul>
    </nav>
  )
}

function CategoryLink({ to, name, count, isCurrent }: { to: string; name: string; count: number; isCurrent: boolean }) {
  const { digits } = useWords(numbers)
  return (
    <li>
      <Link className="category-links__link" to={to} aria-current={isCurrent ? 'true' : undefined}>
        {name} <span className="category-links__count">{digits(count)}</span>
      </Link>
    </li>
  )
}
