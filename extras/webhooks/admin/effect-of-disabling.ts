import type { Webhook } from '../contract/webhook.ts'
import { call } from '../../../admin/core/api/call.ts'
import type { EffectOfDisabling } from '../../../admin/core/feature.ts'

const goOn = {
  en: 'Webhooks belong to the site and go on, to %{hosts}: look through them if this person set them up.',
  ne: 'वेबहुक साइटका हुन् र चलिरहन्छन् (%{hosts} मा): यस व्यक्तिले राखेका भए हेर्नुहोस्।',
}

export const effectOfDisabling: EffectOfDisabling = async ({ role }, say) => {
  // Only owners register them.
  if (role !== 'owner') return ''
  const { data } = await call<Webhook[]>('/webhooks')
  const active = data.filter(({ disabledAt }) => disabledAt === null)
  const hosts = active.map(({ url }) => new URL(url).host).join(', ')
  return hosts && say(goOn, { hosts })
}
