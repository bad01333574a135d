import { Link, useNavigate } from 'react-router'

/**
 * Goes back one step in history (specification section 2). A visitor who came straight to the page has no such step on
 * this site, and neither has one without JavaScript: then it leads to `to`.
 */
export function BackLink({ to, children }: { to: string; children: string }) {
  const navigate = useNavigate()
  return (
    <Link
      className="more more--back"
      to={to}
      onClick={(event) => {
        const stepsOnThisSite = (history.state as { idx?: number } | null)?.idx ?? 0
        if (stepsOnThisSite === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      {children}
    </Link>
  )
}
