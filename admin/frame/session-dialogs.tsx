import { ProofDialog } from '../core/dialogs/proof-dialog.tsx'
import { SessionDialog } from '../core/dialogs/session-dialog.tsx'

/** The questions over any screen. */
export function SessionDialogs() {
  return (
    <>
      <SessionDialog />
      <ProofDialog />
    </>
  )
}
