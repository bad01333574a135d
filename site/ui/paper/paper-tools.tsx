import { Link } from '../../link.tsx'

/** Above a page that is laid out for A4. @param to the page that it repeats */
export function PaperTools({ to, words }: { to: string; words: { back: string; save: string; hint: string } }) {
  return (
    <div className="paper-tools">
      <Link className="more more--back" to={to}>
        {words.back}
      </Link>
      <button className="button needs-script" type="button" onClick={() => window.print()}>
        {words.save}
      </button>
      <p className="paper-tools__hint">{words.hint}</p>
    </div>
  )
}
