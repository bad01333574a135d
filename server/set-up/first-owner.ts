import type { FirstOwner } from '../../contract/set-up/set-up.ts'
import { limitAttempts } from '../core/accounts/attempts.ts'
import { checkNewPassword } from '../core/accounts/guessable-passwords.ts'
import { pseudonymizeAddress } from '../core/accounts/secret.ts'
import { addStaffIn } from '../core/accounts/staff-accounts.ts'
import { insertPassword } from '../core/accounts/store/staff.ts'
import type { ApiDeps } from '../core/feature.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { inTurn } from '../core/store/engine.ts'
import type { Db } from '../core/store/schema.ts'
import { closeSetUp, hasOwner, isSetUpSecret, setUpEnded } from './set-up-address.ts'

/**
 * Adds the first owner, with a password, all at once: of concurrent calls one succeeds.
 * @throws ServiceError unauthorized, conflict, too_many_requests
 */
export async function addFirstOwner(
  deps: ApiDeps,
  { secret, password, ...given }: FirstOwner,
  address: string | undefined,
): Promise<void> {
  const { db, now } = deps
  const isRight = (store: Db) => isSetUpSecret(store, deps.secret, secret)
  const isRightNow = await isRight(db)
  // Asked after the secret, which goes once there is an owner: a call that comes second is no guess.
  if (await hasOwner(db)) throw setUpEnded()
  // Guesses are slowed down. Whoever has the secret is not, whatever others do from the same network.
  if (!isRightNow) await refuseGuess(deps, address)
  await checkNewPassword(db, password, given)
  const { password: passwords } = await (await deps.auth()).$context
  const hash = await passwords.hash(password)
  await inTurn(db, ['set-up'], async (tx) => {
    if (await hasOwner(tx)) throw setUpEnded()
    // A command may have made a new address meanwhile.
    if (!(await isRight(tx))) throw notValid()
    const time = now()
    const actor = { id: null, email: given.email, address }
    const userId = await addStaffIn(tx, { ...given, role: 'owner' }, actor, time)
    await insertPassword(tx, { userId, hash, at: time.toISOString() })
  })
  await closeSetUp(db, deps.place?.dataDir)
}

function refuseGuess(deps: ApiDeps, address: string | undefined): Promise<never> {
  const key = `set-up ${address === undefined ? '' : pseudonymizeAddress(deps.secret, address)}`
  return limitAttempts(deps, { key, email: '', address }, () => Promise.reject(notValid()))
}

function notValid(): ServiceError {
  return new ServiceError(
    'unauthorized',
    'This set-up address is not valid: open the one that the start of the server prints',
  )
}
