import { useEffect } from 'react'
import { useGetIdentity, useStore } from 'react-admin'
import type { Locale } from '../../../contract/locale.ts'
import type { Staff } from '../../../contract/accounts/staff.ts'
import { call } from '../api/call.ts'
import { setStaff } from './auth-provider.ts'

/** Mails are written in the language that was chosen here; a browser in which none was chosen takes the account's. */
export function useAccountLanguage(): void {
  const { identity, refetch } = useGetIdentity()
  const [chosen, choose] = useStore<Locale | undefined>('locale')
  const known = (identity as Staff | undefined)?.locale
  useEffect(() => {
    if (!known || known === chosen) return
    if (!chosen) return choose(known)
    // Tried again when the screens are next opened.
    call<Staff>('/session', { method: 'PATCH', body: { locale: chosen } }).then(
      ({ data }) => {
        setStaff(data)
        void refetch?.()
      },
      () => {},
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [known, chosen])
}
