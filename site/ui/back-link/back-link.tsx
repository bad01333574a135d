import { useNavigate } from 'react-router'
import { Link } from '../../link.tsx'

/** Goes one step back (specification section 2), or to `to` without JavaScript or an earlier page of this site. */
export function BackLink({ to, children }: { to: string; children: string }) {
  const navigate = useNavigate()
  return (
    <Link
      className="more more--back screen-only"
      data-enhanced
      to={to}
      onClick={(event) => {
        if (!cameFromThisSite() || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      {children}
    </Link>
  )
}

/** Also after a link that the browser followed before hydration. */
function cameFromThisSite(): boolean {
  const steps = (history.state as { idx?: number } | null)?.idx ?? 0
  return steps > 0 || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`))
}
