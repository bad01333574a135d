import type { ApiKey } from '../contract/api-key.ts'
import { call } from '../../../admin/core/api/call.ts'
import type { EffectOfDisabling } from '../../../admin/core/feature.ts'

const stop = {
  en: 'API keys that this person made are refused while the account is disabled: %{names}. Programs that must go on need new keys first.',
  ne: 'खाता बन्द रहुन्जेल यस व्यक्तिले बनाएका API कुञ्जी अस्वीकार हुन्छन्: %{names}। चलिरहनुपर्ने प्रोग्रामका लागि पहिले नयाँ कुञ्जी बनाउनुहोस्।',
}

export const effectOfDisabling: EffectOfDisabling = async ({ email }, say) => {
  const { data } = await call<ApiKey[]>('/api-keys')
  const stopped = data.filter(({ createdBy, state }) => createdBy === email && state === 'active')
  const names = stopped.map(({ name }) => name).join(', ')
  return names && say(stop, { names })
}
