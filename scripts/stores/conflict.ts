import '../../server/features.ts'
import { toDocument, toValues } from '../../admin/core/forms/documents.ts'
import { kindOf } from '../../contract/kinds/index.ts'
import { changeContent } from '../../server/core/content/saving.ts'
import { findStaffUserByEmail } from '../../server/core/accounts/store/staff.ts'
import { openStore } from '../../server/core/store/store.ts'
import { keepForm } from '../../server/form-states/form-states.ts'
import type { NewAccount } from './add-account.ts'

/** Of the news with the number 1: typed by one of them, and saved by the other. */
export const TYPED = 'Typed on another computer, and not saved'
export const SAVED = 'Saved by a colleague in the meantime'

/** Lets one account leave the first news unsaved in another browser, and the other save it meanwhile. */
export async function makeConflict(dataDir: string, typing: NewAccount, saving: NewAccount): Promise<void> {
  const store = await openStore({ dataDir })
  const { db } = store
  const now = () => new Date()
  try {
    const staffOf = async ({ email }: NewAccount) => ({
      ...(await findStaffUserByEmail(db, email))!,
      secondFactor: false,
    })
    const [typist, colleague] = [await staffOf(typing), await staffOf(saving)]
    const actor = { id: colleague.id, email: colleague.email, role: colleague.role, address: undefined }
    const change = (name: string) => changeContent({ db, actor, now }, 'news', 1, { name }, { publish: false })
    const before = await change('Before both')
    const kind = kindOf('news')
    const document = { ...toDocument(kind, toValues(kind, before)), name: TYPED }
    const form = { document, version: before.version, form: 'elsewhere' }
    const parts = { db, now, staff: typist, secret: 'a secret of no server', render: async () => undefined }
    await keepForm(parts, { entity: 'news', item: '1' }, form)
    await change(SAVED)
  } finally {
    await store.close()
  }
}
