import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

export function Once({ does }: { does: () => void }) {
  const latest = useRef(does)
  useEffect(() => latest.current(), [])
  return null
}

export function GoOnce({ to }: { to: string }) {
  const navigate = useNavigate()
  return <Once does={() => void navigate(to)} />
}

/** Each has a scenario in the gallery's `clientLoader`. */
export const SCENARIOS = { neverLoads: '/dev/components?scenario=never', failsToLoad: '/dev/components?scenario=fails' }
