import type { FormState, KeptForm, OpenForm, Present } from '../../contract/form-states/form-state.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import { call } from '../core/api/call.ts'

const path = (entity: string, item: string) => `/form-states/${entity}/${item}`

/** The server's side of unsaved forms. @param item an id, or `new-` and a name of the form */
export const formStateCalls = {
  /** @param item `new`: the newest of an item that was never saved */
  open: (entity: string, item: string) => call<OpenForm>(path(entity, item)),
  keep: (
    entity: string,
    item: string,
    body: Pick<FormState, 'document' | 'form'> & { version?: number; locale?: PageLocale },
  ) => call<KeptForm>(path(entity, item), { method: 'PUT', body, isBackground: true }),
  stay: (entity: string, id: number, body: { tab: string; isLeaving?: boolean }) =>
    call<Present>(`${path(entity, String(id))}/presence`, { method: 'POST', body, isBackground: true }),
  drop: (entity: string, item: string) => call<unknown>(path(entity, item), { method: 'DELETE', isBackground: true }),
}
