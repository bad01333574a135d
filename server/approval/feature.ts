import type { Feature } from '../core/feature.ts'
import { queueMail } from '../core/mail/templates.ts'
import { approvalApi, approvalSettingApi } from './approval-api.ts'
import { APPROVAL_MAILS } from './approval-mails.ts'

export const feature: Feature = {
  mails: APPROVAL_MAILS,
  on: {
    async published(tx, { item, action, submittedBy, at }) {
      if (action !== 'publish' || !submittedBy) return
      const about = `${item.entity} ${item.item_id} ${submittedBy} ${item.version}`
      await queueMail(tx, { kind: 'approved', about, at })
    },
  },
  api: (deps) => ({ '/content': approvalApi(deps), '/approval': approvalSettingApi(deps) }),
}
