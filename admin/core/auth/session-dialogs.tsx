import { ProofDialog } from './proof-dialog.tsx'
import { SessionDialog } from './session-dialog.tsx'

/** What staff are asked over any screen. */
export function SessionDialogs() {
  return (
    <>
      <SessionDialog />
      <ProofDialog />
    </>
  )
}
