import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/** Does something once in the browser: for components that appear by themselves when something has happened. */
export function Once({ does }: { does: () => void }) {
  const latest = useRef(does)
  useEffect(() => latest.current(), [])
  return null
}

/** Goes to another address of the gallery, such as one of `PLIGHTS`. */
export function GoOnce({ to }: { to: string }) {
  const navigate = useNavigate()
  return <Once does={() => void navigate(to)} />
}

/** Addresses of the gallery with a scenario of their own: see its `clientLoader`. */
export const PLIGHTS = { neverLoads: '/dev/components?scenario=never', failsToLoad: '/dev/components?scenario=fails' }
